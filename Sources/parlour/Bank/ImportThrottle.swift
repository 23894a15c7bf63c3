import Foundation

/// How much an import does at a time: all it can where it is alone, and little where a server's players want to write too.
struct ImportThrottle {
  private static let pollInterval = Duration.seconds(2)

  private let place: StoreLocation
  private var isServed = false
  private var lastCheck: ContinuousClock.Instant?

  init(_ place: StoreLocation) { self.place = place }

  /// How many questions to commit together.
  ///
  /// A server waits for one commit at most: 4,000 take some tenths of a second, 250 some hundredths.
  mutating func batchSize() -> Int {
    let now = ContinuousClock.now
    if lastCheck.map({ now - $0 > Self.pollInterval }) ?? true {
      lastCheck = now
      if !isServed, place.isServed {
        isServed = true
        // The server's work comes first on the processors too. It can't be taken back, and needn't.
        _ = nice(10)
      }
    }
    return isServed ? 250 : 4_000
  }

  /// Leaves the database to others for thrice as long as the last commit took: who waits for it looks again every few
  /// hundredths of a second only, and would hardly ever find it free.
  func pause(after commit: Duration) async {
    guard isServed else { return }
    try? await Task.sleep(for: max(.milliseconds(30), commit * 3))
  }
}
