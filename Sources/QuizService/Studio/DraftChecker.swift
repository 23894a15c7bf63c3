internal import QuizDrafts
package import QuizEngine
package import QuizFormats
internal import Synchronization

/// A draft's version as it was checked.
package struct CheckedDraft: Sendable {
  package let check: DraftCheck
  /// Of the quiz that the draft makes; nil as long as it makes none.
  package let odds: Odds?
  /// What is wrong, the odds included, in the order of the draft.
  package let diagnostics: [DraftDiagnostic]

  init(_ draft: Draft, pictures: [String: [UInt8]]) {
    check = DraftCheck(draft, pictures: .memory(pictures))
    odds = check.quiz.map { Odds.preliminary(of: $0) }
    diagnostics = check.diagnostics + (odds.map { [check] odds in check.diagnostics(from: odds) } ?? [])
  }

  package var errors: [DraftDiagnostic] { check.diagnostics.filter { $0.diagnostic.severity == .error } }
}

/// Reads files, checks drafts and computes their odds, which can take a large part of a second. So it is done outside
/// transactions, one at a time, not on the threads that answer requests, and once for each version of a draft.
struct DraftChecker: Sendable {
  /// A version of a draft. Its content never changes.
  struct Key: Hashable, Sendable {
    /// Of the draft's row. No other draft ever has it.
    let number: Int64
    let version: Int
  }

  /// How many requests may wait.
  static let maxWaiting = 64

  private let executor: (any TaskExecutor)?
  /// The weight is the length of the draft and of its pictures in bytes, and 5,000 for the rest.
  private let cache = GenerationalCache<Key, CheckedDraft>(capacity: 32_000_000)
  private let waitingCount = WaitingCount()

  /// - Parameter executor: runs one job at a time; nil for the threads of the caller.
  init(executor: (any TaskExecutor)?) { self.executor = executor }

  subscript(key: Key) -> CheckedDraft? { cache[key] }

  /// Checks a draft, unless that version was checked before.
  ///
  /// - Parameter pictures: the content of the draft's pictures, by their names.
  /// - Throws: `.busy`
  func check(_ draft: Draft, _ key: Key, pictures: [String: [UInt8]]) async throws(StudioError) -> CheckedDraft {
    try await run { [cache] () throws(StudioError) in
      // Another request may have checked it meanwhile.
      if let known = cache[key] { return known }
      let checked = CheckedDraft(draft, pictures: pictures)
      let pictureBytes = checked.check.pictures.reduce(0) { $0 + $1.bytes.count }
      cache.insert(checked, for: key, weight: draft.byteCount + pictureBytes + 5_000)
      return checked
    }
  }

  /// Does work that takes long.
  ///
  /// - Throws: `.busy` if too many requests wait already, or what the work throws.
  func run<Value: Sendable>(
    _ work: @escaping @Sendable () throws(StudioError) -> Value
  ) async throws(StudioError) -> Value {
    guard waitingCount.enter() else { throw .busy }
    defer { waitingCount.leave() }
    return try await withTaskExecutorPreference(executor) {
      do throws(StudioError) { return Result<Value, StudioError>.success(try work()) } catch { return .failure(error) }
    }.get()
  }
}

/// How many requests wait for the checker.
private final class WaitingCount: Sendable {
  private let count = Mutex(0)

  func enter() -> Bool {
    count.withLock { count in
      guard count < DraftChecker.maxWaiting else { return false }
      count += 1
      return true
    }
  }

  func leave() { count.withLock { $0 -= 1 } }
}
