#if MariaDB
  internal import Dispatch
  internal import Foundation
  internal import StoreStatus
  internal import Synchronization

  /// A few threads, each with its own connection, and a queue of the jobs that wait for them. No caller's thread is
  /// blocked.
  final class ConnectionPool: Sendable {
    private typealias Job = @Sendable (RetryingConnection) -> Void

    private struct State {
      /// The waiting jobs begin at ``next``. Those before it were taken.
      var jobs: [Job] = []
      var next = 0
      var threads = 0
      var idle = 0
      var isClosed = false
      var closeContinuations: [CheckedContinuation<Void, Never>] = []

      var waiting: Int { jobs.count - next }

      mutating func take() -> Job? {
        guard waiting > 0 else { return nil }
        let job = jobs[next]
        next += 1
        if next > 256, next > jobs.count / 2 {
          jobs.removeFirst(next)
          next = 0
        }
        return job
      }
    }

    private let nodes: NodeSelector
    let size: Int
    private let queueCapacity: Int
    private let state = Mutex(State())
    private let jobsAvailable = DispatchSemaphore(value: 0)
    private let pending = PendingCalls()

    /// - Parameters:
    ///   - size: the most connections.
    ///   - queueCapacity: how many jobs may wait for a connection.
    init(_ nodes: NodeSelector, size: Int, queueCapacity: Int) {
      self.nodes = nodes
      self.size = size
      self.queueCapacity = queueCapacity
    }

    /// Runs a job on one of the threads. A request's job is answered with an error when the request's
    /// ``StoreWaitLimit`` is reached, even while it runs; it is completed all the same.
    func run<Value: Sendable>(
      _ work: @escaping @Sendable (RetryingConnection) throws -> Value
    ) async throws(StoreError) -> Value {
      let begin = ContinuousClock.now
      let limit = StoreWaitLimit.current
      let deadline = begin + min(RetryingConnection.timeout, limit?.remaining ?? RetryingConnection.timeout)
      defer { limit?.subtract(ContinuousClock.now - begin) }
      let result: Result<Value, StoreError> = await withCheckedContinuation { continuation in
        let call = limit.map { _ in
          pending.begin(until: deadline) { continuation.resume(returning: .failure(Self.tooSlow)) }
        }
        @Sendable func reply(_ result: Result<Value, StoreError>) {
          if call.map(pending.end) ?? true { continuation.resume(returning: result) }
        }
        let error = enqueue { worker in
          worker.deadline = deadline
          reply(
            Result {
              guard ContinuousClock.now < deadline else { throw Self.tooSlow }
              return try work(worker)
            }
            .mapError { StoreError($0) })
        }
        if let error { reply(.failure(error)) }
      }
      return try result.get()
    }

    private static let tooSlow = StoreError.unavailable(detail: "the database is too slow")

    /// Completes the accepted jobs and closes all connections. Later jobs are refused.
    func close() async {
      await withCheckedContinuation { continuation in
        let threads = state.withLock { state in
          state.isClosed = true
          if state.threads > 0 { state.closeContinuations.append(continuation) }
          return state.threads
        }
        if threads == 0 { continuation.resume() }
        for _ in 0..<threads { jobsAvailable.signal() }
      }
    }

    /// The numbers of threads, of idle threads, and of waiting jobs.
    var load: (threads: Int, idle: Int, waiting: Int) { state.withLock { ($0.threads, $0.idle, $0.waiting) } }

    private func enqueue(_ job: @escaping Job) -> StoreError? {
      enum Next { case start, wait, refuse(String) }
      let next: Next = state.withLock { state in
        if state.isClosed { return .refuse("the store is closed") }
        guard state.waiting < queueCapacity else { return .refuse("too many wait for the database") }
        state.jobs.append(job)
        guard state.idle < state.waiting, state.threads < size else { return .wait }
        state.threads += 1
        return .start
      }
      switch next {
      case .refuse(let reason): return .unavailable(detail: reason)
      case .start: Thread.detachNewThread { [self] in runJobs() }
      case .wait: break
      }
      jobsAvailable.signal()
      return nil
    }

    private func runJobs() {
      let worker = RetryingConnection(nodes)
      while let job = nextJob() { job(worker) }
      let closers = state.withLock { state in
        state.threads -= 1
        guard state.threads == 0 else { return [] as [CheckedContinuation<Void, Never>] }
        defer { state.closeContinuations = [] }
        return state.closeContinuations
      }
      for closer in closers { closer.resume() }
    }

    /// Waits for a job; nil if the pool is closed and no job is left.
    private func nextJob() -> Job? {
      state.withLock { $0.idle += 1 }
      jobsAvailable.wait()
      return state.withLock { state in
        state.idle -= 1
        return state.take()
      }
    }
  }
#endif
