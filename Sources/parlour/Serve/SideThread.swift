import Dispatch

/// Runs an actor's work off the threads that requests arrive on: reading files and drawing take longer than a request
/// can wait.
final class SideThread: SerialExecutor {
  private let queue: DispatchQueue

  /// - Parameter label: tells debuggers what the thread is for.
  init(label: String) { queue = DispatchQueue(label: label) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
