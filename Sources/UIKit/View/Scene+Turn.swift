extension Scene {
  /// Tells that the device was turned: whoever changes the scene's screen calls it afterwards.
  func tellTurn() {
    notifications.post(
      name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    notifications.post(
      name: UIApplication.didChangeStatusBarOrientationNotification, object: UIApplication.shared)
  }
}
