import ArgumentParser
import QuizSQL
import QuizService

/// Brings a house to a place, and tells the operator how far it is and what came of it.
struct HouseTransport {
  private let name: String
  private let place: StorePlace

  /// - Parameter name: of where the house comes from.
  init(from name: String, to place: StorePlace) { (self.name, self.place) = (name, place) }

  /// - Parameter deed: as ``HouseMove`` takes it.
  /// - Throws: `CommandFailure` in words for the operator; `ExitCode` after a signal.
  func run(_ deed: String, from source: any CopyEnd) throws -> SumSheet {
    let begun = ContinuousClock.now
    let target: any CopyEnd
    do { target = try place.target() } catch { throw CommandFailure(error.explanation(of: place)) }
    defer { target.close() }
    let interruption = Interruption()
    defer { interruption.end() }
    let ticker = CopyTicker(interruption)
    do throws(CopyError) {
      let sums = try HouseMove(deed, from: source, to: target).run(watch: ticker.watch)
      ticker.clear()
      return SumSheet(sums: sums, time: ContinuousClock.now - begun)
    } catch {
      ticker.clear()
      let words = error.explanation(from: name, to: place.name)
      guard error == .stopped, let signal = interruption.received else { throw CommandFailure(words) }
      Terminal.printError(words)
      throw ExitCode(128 + signal)
    }
  }
}
