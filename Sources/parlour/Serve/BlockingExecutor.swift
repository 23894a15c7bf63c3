import NIOPosix
import Synchronization

/// Runs an actor's blocking work off the threads that requests arrive on: reading files and rendering cards take longer
/// than a request can wait.
///
/// All executors share one pool of threads. Each runs one job at a time, so it never uses more than one thread. The
/// line of an executor stays short because its callers bound it: a loader waits for its previous load, and `CardCache`
/// and `DraftChecker` refuse work when 64 are pending.
///
/// It is a task executor as well. When an actor awaits something that isn't its own, such as a store's `publish`, that
/// would otherwise run on the requests' threads. The actor makes such calls within `withTaskExecutorPreference`.
final class BlockingExecutor: SerialExecutor, TaskExecutor {
  /// One thread for each executor that the server has, so that none waits for another: quiz files, trivia, cards,
  /// drafts.
  private static let pool = {
    let pool = NIOThreadPool(numberOfThreads: 4)
    pool.start()
    return pool
  }()
  private static let running = ThreadSpecificVariable<BlockingExecutor>()

  /// The executor whose job runs on the calling thread; nil on other threads.
  static var current: BlockingExecutor? { running.currentValue }

  private struct State {
    /// The oldest first.
    var jobs: [UnownedJob] = []
    /// Whether a thread of the pool runs a job, or is asked to.
    var isScheduled = false
  }

  /// Tells executors apart in tests and debuggers.
  let label: String
  private let state = Mutex(State())

  init(label: String) { self.label = label }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsThread = state.withLock { state in
      state.jobs.append(job)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if needsThread { schedule() }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  private func schedule() {
    // The pool is never shut down, so its state needn't be looked at.
    Self.pool.submit { _ in self.runNextJob() }
  }

  /// Runs one job and then lets other executors have the thread.
  private func runNextJob() {
    let job = state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
    Self.running.currentValue = self
    job?.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
    Self.running.currentValue = nil
    let isMore = state.withLock { state in
      state.isScheduled = !state.jobs.isEmpty
      return state.isScheduled
    }
    if isMore { schedule() }
  }
}
