import QuizService
import StoreStatus
import Synchronization

/// Lets pages skip optional reads while the store doesn't answer. A failed read can take seconds, and a page must not
/// wait for several of them.
final class OptionalReads: Sendable {
  /// How long pages skip such reads after one has failed.
  private static let pause = Duration.seconds(2)

  private let pausedUntil = Mutex<ContinuousClock.Instant?>(nil)

  var isPaused: Bool { pausedUntil.withLock { instant in instant.map { ContinuousClock.now < $0 } ?? false } }

  func pauseAfterFailure() { pausedUntil.withLock { $0 = .now + Self.pause } }
}

extension Site {
  /// How long a page waits for what it can do without.
  private static let optionalTimeout = Timeout(limit: .seconds(1))

  /// Reads something optional for a page.
  ///
  /// - Returns: nil if it can't be read now. If the store doesn't answer within a second, or fails, pages skip such
  ///   reads for a moment. An error about single data, such as a damaged row, doesn't affect others.
  func readIfAvailable<Value: Sendable>(_ read: @escaping @Sendable () async throws -> Value) async -> Value? {
    guard !optionalReads.isPaused else { return nil }
    let result = await Self.optionalTimeout.run { await Result(catching: read) }
    switch result {
    case .success(let value): return value
    case .failure(let error) where (error as? any ServiceError)?.pageError.storeError?.kind == .damaged: return nil
    case .failure, nil:
      optionalReads.pauseAfterFailure()
      return nil
    }
  }
}

extension Result where Success: Sendable, Failure == any Error {
  fileprivate init(catching read: @Sendable () async throws -> Success) async {
    do { self = .success(try await read()) } catch { self = .failure(error) }
  }
}
