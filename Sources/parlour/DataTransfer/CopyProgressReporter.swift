import Foundation
import QuizDatabase
import QuizFormats

/// Shows the progress of a copy: a bar on a terminal, elsewhere a line every few seconds.
final class CopyProgressReporter {
  private static let interval = Duration.seconds(5)

  private let cancellation: CancellationSignal
  private var bar = ProgressBar()
  private var lastReport = ContinuousClock.now
  private var isFirst = true

  init(_ cancellation: CancellationSignal) { self.cancellation = cancellation }

  /// - Returns: false after a signal: the copy should stop.
  func report(_ progress: CopyProgress) -> Bool {
    if isFirst, progress.previouslyCopied > 0 {
      Terminal.printError("Continuing: about \(progress.previouslyCopied.grouped) rows are there already.")
    }
    isFirst = false
    return show(
      progress.fractionCompleted, "\(progress.rows.grouped) rows \(progress.phase == .copying ? "copied" : "compared")")
  }

  /// - Parameter share: 0 to 1.
  /// - Returns: false after a signal: the copy should stop.
  func show(_ share: Double, _ label: String) -> Bool {
    bar.show(share, label)
    let now = ContinuousClock.now
    if !bar.isShown, now - lastReport >= Self.interval {
      lastReport = now
      Terminal.printError("\(label) (\(Int(share * 100)) %)")
    }
    return cancellation.received == nil
  }

  func clear() { bar.clear() }
}
