import ArgumentParser
import QuizSQL
import QuizService

/// Brings a house to a place, and tells the operator how far it is and what came of it.
struct DataTransfer {
  private let name: String
  private let place: StoreLocation

  /// - Parameter name: of where the house comes from.
  init(from name: String, to place: StoreLocation) { (self.name, self.place) = (name, place) }

  /// - Parameter deed: as ``DataMove`` takes it.
  /// - Throws: `CommandError` in words for the operator; `ExitCode` after a signal.
  func run(_ deed: String, from source: any CopyEndpoint) throws -> CopySummary {
    let begun = ContinuousClock.now
    let target: any CopyEndpoint
    do { target = try place.target() } catch { throw CommandError(error.explanation(of: place)) }
    defer { target.close() }
    let interruption = CancellationSignal()
    defer { interruption.restoreHandlers() }
    let ticker = CopyProgressReporter(interruption)
    do throws(CopyError) {
      let sums = try DataMove(deed, from: source, to: target).run(onProgress: ticker.report)
      ticker.clear()
      return CopySummary(checksums: sums, time: ContinuousClock.now - begun)
    } catch {
      ticker.clear()
      let words = error.explanation(from: name, to: place.name)
      guard error == .cancelled, let signal = interruption.received else { throw CommandError(words) }
      Terminal.printError(words)
      throw ExitCode(128 + signal)
    }
  }
}
