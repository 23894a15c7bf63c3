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
  /// A server's write waits for one commit at most. 4,000 questions take some tenths of a second, 60 about a hundredth.
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
    return isServed ? 60 : 4_000
  }

  /// Pauses for three times the duration of the last commit. Without a pause the server's writer, which polls for
  /// SQLite's lock, would hardly ever find it free.
  func pause(after commit: Duration) async {
    guard isServed else { return }
    try? await Task.sleep(for: max(.milliseconds(15), commit * 3))
  }
}
