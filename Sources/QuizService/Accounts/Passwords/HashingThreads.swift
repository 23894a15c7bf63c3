internal import Foundation
internal import QuizMetrics
internal import Synchronization

/// Threads of their own for hashing passwords, which takes long and much memory: a few at once, a bounded number waiting,
/// and always behind the threads that requests come to.
public final class HashingThreads: Sendable {
  /// As many hashes wait already as may.
  struct Busy: Error {}

  private struct State {
    var threads = 0
    /// Jobs that are running or waiting.
    var load = 0
    var waiting: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())
  private let atOnce: Int
  private let greatestLoad: Int
  private let refused = Counter()

  /// - Parameters:
  ///   - atOnce: how many hashes are computed at the same time, each in some 32 MB; at least 1.
  ///   - mostWaiting: how many more may wait for their turn.
  public init(atOnce: Int = 2, mostWaiting: Int = 128) {
    self.atOnce = max(1, atOnce)
    greatestLoad = self.atOnce + mostWaiting
  }

  /// How many jobs are running or waiting.
  var load: Int { state.withLock(\.load) }
  var isFull: Bool { load >= greatestLoad }

  /// Waits for its turn, then for the work.
  func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    let result: Result<Value, any Error> = await withCheckedContinuation { continuation in
      let isTaken = enqueue { continuation.resume(returning: Result { try work() }) }
      if !isTaken { continuation.resume(returning: .failure(Busy())) }
    }
    return try result.get()
  }

  /// - Returns: false where there is no room.
  private func enqueue(_ job: @escaping @Sendable () -> Void) -> Bool {
    enum Next { case start, wait, refuse }
    let next: Next = state.withLock { state in
      guard state.load < greatestLoad else { return .refuse }
      state.load += 1
      state.waiting.append(job)
      guard state.threads < atOnce else { return .wait }
      state.threads += 1
      return .start
    }
    if next == .start { Thread.detachNewThread { [self] in workOff() } }
    if next == .refuse { refused.add() }
    return next != .refuse
  }

  private func workOff() {
    Self.stepBack()
    while let job = nextJob() {
      job()
      state.withLock { $0.load -= 1 }
    }
  }

  private func nextJob() -> (@Sendable () -> Void)? {
    state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.threads -= 1
        return nil
      }
      return state.waiting.removeFirst()
    }
  }

  /// Lets every other thread go first. On Linux a thread has a priority of its own; elsewhere the system decides.
  private static func stepBack() {
    #if os(Linux)
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
    #endif
  }
}

extension HashingThreads {
  var metrics: [MetricFamily] {
    let (load, waiting) = state.withLock { ($0.load, $0.waiting.count) }
    return [
      MetricFamily(level: "parlour_password_hashes_running", "Passwords that are being hashed.", load - waiting),
      MetricFamily(level: "parlour_password_hashes_waiting", "Passwords that wait for a thread.", waiting),
      MetricFamily(
        counting: "parlour_password_hashes_refused_total", "Passwords that found too many waiting already.", refused),
    ]
  }
}
