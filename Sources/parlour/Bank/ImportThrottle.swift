import Foundation

/// Chooses the size of an import's batches: large if it is alone, small with pauses if a server's players write too.
struct ImportThrottle {
  private static let pollInterval = Duration.seconds(2)

  private let location: StoreLocation
  private var isServed = false
  private var lastCheck: ContinuousClock.Instant?

  init(_ location: StoreLocation) { self.location = location }

  /// How many questions to commit together.
  ///
  /// A server's write waits for one commit at most. 4,000 questions take some tenths of a second, 250 some hundredths.
  mutating func batchSize() -> Int {
    let now = ContinuousClock.now
    if lastCheck.map({ now - $0 > Self.pollInterval }) ?? true {
      lastCheck = now
      if !isServed, location.isServed {
        isServed = true
        // The server has priority on the processors too. This can't be undone, and needn't be.
        _ = nice(10)
      }
    }
    return isServed ? 250 : 4_000
  }

  /// Pauses for three times the duration of the last commit. SQLite polls for its lock every few hundredths of a
  /// second, and would hardly ever find it free without a pause.
  func pause(after commit: Duration) async {
    guard isServed else { return }
    try? await Task.sleep(for: max(.milliseconds(30), commit * 3))
  }
}
