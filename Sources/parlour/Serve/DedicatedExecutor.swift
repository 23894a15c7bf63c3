import Dispatch

/// Runs an actor's work off the threads that requests arrive on: reading files and drawing take longer than a request
/// can wait.
///
/// It is a task executor as well. What an actor awaits and isn't the actor's own, as a store's `publish`, would otherwise run
/// on the threads of requests, with all the hashing and decoding that it does: the actor calls such things within
/// `withTaskExecutorPreference`.
final class DedicatedExecutor: SerialExecutor, TaskExecutor {
  private static let labels = DispatchSpecificKey<String>()

  private let queue: DispatchQueue

  /// - Parameter label: tells debuggers what the thread is for.
  init(label: String) {
    queue = DispatchQueue(label: label)
    queue.setSpecific(key: Self.labels, value: label)
  }

  /// The label of the thread that the caller runs on; nil on others.
  static var currentLabel: String? { DispatchQueue.getSpecific(key: labels) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async {
      job.runSynchronously(isolatedTo: self.asUnownedSerialExecutor(), taskExecutor: self.asUnownedTaskExecutor())
    }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
