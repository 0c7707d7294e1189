import ReplayCommands

ReplayCommands.main()
