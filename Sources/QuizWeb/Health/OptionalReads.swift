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
  /// - Returns: nil if the store doesn't answer within a second, or didn't answer a moment ago.
  func optional<Value: Sendable>(_ read: @escaping @Sendable () async throws -> Value) async -> Value? {
    guard !optionalReads.isPaused else { return nil }
    let answer: Value?? = await Self.optionalTimeout.run {
      do { return .some(try await read()) } catch { return nil }
    }
    if case .some(.some(let value)) = answer { return value }
    optionalReads.pauseAfterFailure()
    return nil
  }
}
