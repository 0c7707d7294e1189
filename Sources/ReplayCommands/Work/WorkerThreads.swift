import Dispatch

/// Threads of our own for work that a command waits for.
///
/// A command blocks its caller's thread. Were that one of the few threads that Swift's tasks run on by themselves, as in
/// a test, the work could wait for its waiter.
final class WorkerThreads: TaskExecutor {
  private let queue = DispatchQueue(label: "scroll-replay.work", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
