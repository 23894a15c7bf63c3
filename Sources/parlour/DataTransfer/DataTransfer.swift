import ArgumentParser
import QuizDatabase
import QuizService

/// Copies a house to another place, with progress and messages for the operator.
struct DataTransfer {
  private let name: String
  private let location: StoreLocation

  /// - Parameter name: the name of the place that the house comes from.
  init(from name: String, to location: StoreLocation) {
    self.name = name
    self.location = location
  }

  /// - Parameter action: as ``DataMove`` takes it.
  /// - Throws: `CommandError` in words for the operator; `ExitCode` after a signal.
  func run(_ action: String, from source: any CopyEndpoint) throws -> CopySummary {
    let begun = ContinuousClock.now
    let target: any CopyEndpoint
    do { target = try location.target() } catch { throw CommandError(error.explanation(of: location)) }
    defer { target.close() }
    let cancellation = CancellationSignal()
    defer { cancellation.restoreHandlers() }
    let progressReporter = CopyProgressReporter(cancellation)
    do throws(CopyError) {
      let sums = try DataMove(action, from: source, to: target).run(onProgress: progressReporter.report)
      progressReporter.clear()
      return CopySummary(checksums: sums, time: ContinuousClock.now - begun)
    } catch {
      progressReporter.clear()
      let explanation = error.explanation(from: name, to: location.name)
      guard error == .cancelled, let signal = cancellation.received else { throw CommandError(explanation) }
      Terminal.printError(explanation)
      throw ExitCode(128 + signal)
    }
  }
}
