internal import Foundation
internal import QuizMetrics
internal import Synchronization

/// The client whose password is hashed.
enum HashingClient: Hashable, Sendable {
  /// A browser that is signed in to an account, or has been before.
  case account(AccountID)
  /// Any other client, by its network; nil is this machine.
  case network(ClientNetwork?)

  fileprivate var isAccount: Bool {
    if case .account = self { true } else { false }
  }
}

/// Hashes passwords on a few low-priority threads. A hash takes long and needs much memory, so only a few run at once,
/// and a limited number waits.
///
/// Clients take turns, and so do accounts and networks. During a flood from one network, or from all networks together,
/// others wait for one hash more, not for the whole flood.
///
/// This isn't `NIOThreadPool`. Its queue has no bound, no deadline and only the order of arrival, and its threads have
/// no separate priority. Hashes would fill a pool that is shared with other blocking work.
package final class HashingThreadPool: Sendable {
  /// The queue is full, or this hash has waited too long.
  struct Busy: Error {}

  private struct Job: Sendable {
    let enqueued: ContinuousClock.Instant
    let work: @Sendable () -> Void
    let reject: @Sendable () -> Void
  }

  private struct State {
    var threadCount = 0
    /// Jobs that are running or waiting.
    var jobCount = 0
    var accounts = FairQueue<HashingClient, Job>()
    var networks = FairQueue<HashingClient, Job>()
    /// Whether the next job is a network's, if there is one.
    var networksNext = false

    var waiting: Int { accounts.count + networks.count }
  }

  private let state = Mutex(State())
  private let maxConcurrency: Int
  private let queueLimit: Int
  private let timeout: Duration
  private let now: @Sendable () -> ContinuousClock.Instant
  private let rejectedCount = Counter()

  /// - Parameters:
  ///   - maxConcurrency: how many hashes run at the same time, each in some 32 MB; at least 1.
  ///   - queueLimit: how many more may wait, separately for accounts and for networks.
  ///   - timeout: how long a hash may wait; shorter than proxies wait for a reply.
  package init(
    maxConcurrency: Int = 2, queueLimit: Int = 500, timeout: Duration = .seconds(25),
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.maxConcurrency = max(1, maxConcurrency)
    self.queueLimit = max(0, queueLimit)
    self.timeout = timeout
    self.now = now
  }

  /// How many jobs are running or waiting.
  var jobCount: Int { state.withLock(\.jobCount) }

  /// Whether a hash of this client would be refused at once.
  func isFull(for client: HashingClient) -> Bool {
    state.withLock { state in
      guard state.threadCount >= maxConcurrency else { return false }
      let queue = client.isAccount ? state.accounts : state.networks
      return queue.count >= queueLimit && queue.wouldBeLongest(client)
    }
  }

  /// Runs `work` when it is the client's turn.
  ///
  /// - Throws: ``Busy``, or what `work` throws.
  func run<Value: Sendable>(
    for client: HashingClient, _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    let result: Result<Value, any Error> = await withCheckedContinuation { continuation in
      enqueue(
        Job(
          enqueued: now(), work: { continuation.resume(returning: Result { try work() }) },
          reject: { [rejectedCount] in
            rejectedCount.add()
            continuation.resume(returning: .failure(Busy()))
          }), of: client)
    }
    return try result.get()
  }

  /// If the queue is full, drops the newest job of the client that has the most.
  private func enqueue(_ job: Job, of client: HashingClient) {
    // A job that starts a new thread doesn't wait, so it takes no place in the queue.
    let (first, dropped) = state.withLock { state -> (Job?, Job?) in
      guard state.threadCount >= maxConcurrency else {
        state.threadCount += 1
        state.jobCount += 1
        state.networksNext.toggle()
        return (job, nil)
      }
      let queue: WritableKeyPath<State, FairQueue<HashingClient, Job>> = client.isAccount ? \.accounts : \.networks
      var dropped: Job?
      if state[keyPath: queue].count >= queueLimit {
        guard !state[keyPath: queue].wouldBeLongest(client) else { return (nil, job) }
        dropped = state[keyPath: queue].popLastOfLongest()
        state.jobCount -= 1
      }
      state.jobCount += 1
      state[keyPath: queue].append(job, of: client)
      return (nil, dropped)
    }
    if let first { Thread.detachNewThread { [self] in runJobs(from: first) } }
    dropped?.reject()
  }

  private func runJobs(from first: Job) {
    Self.lowerPriority()
    var next: Job? = first
    while let job = next ?? nextJob() {
      next = nil
      if job.enqueued.duration(to: now()) > timeout { job.reject() } else { job.work() }
      state.withLock { $0.jobCount -= 1 }
    }
  }

  private func nextJob() -> Job? {
    state.withLock { state in
      let job =
        state.networksNext
        ? state.networks.popFirst() ?? state.accounts.popFirst()
        : state.accounts.popFirst() ?? state.networks.popFirst()
      state.networksNext.toggle()
      if job == nil { state.threadCount -= 1 }
      return job
    }
  }

  /// Lets requests go first. On Linux each thread has its own priority; elsewhere the system decides.
  ///
  /// On a processor that another program fills, a thread at priority 10 gets about a tenth of the time. At 19, the
  /// lowest, it gets a hundredth, and a sign-in takes minutes.
  private static func lowerPriority() {
    #if os(Linux)
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    #endif
  }
}

extension HashingThreadPool {
  var metrics: [MetricFamily] {
    let (load, waiting) = state.withLock { ($0.jobCount, $0.waiting) }
    return [
      MetricFamily(gauge: "parlour_password_hashes_running", "Passwords that are being hashed.", load - waiting),
      MetricFamily(gauge: "parlour_password_hashes_waiting", "Passwords that wait for a thread.", waiting),
      MetricFamily(
        counter: "parlour_password_hashes_refused_total",
        "Passwords that found too many waiting already, or waited too long.", rejectedCount),
    ]
  }
}
