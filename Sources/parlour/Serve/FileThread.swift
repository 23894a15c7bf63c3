import Dispatch

/// Runs an actor's work off the threads that requests arrive on: reading files takes longer than a request can wait.
final class FileThread: SerialExecutor {
  private let queue = DispatchQueue(label: "files")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
