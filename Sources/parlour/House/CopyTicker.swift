import Foundation
import QuizFormats
import QuizSQL

/// Shows how far a copy has come: a bar on a terminal, elsewhere a line every few seconds.
final class CopyTicker {
  private static let interval = Duration.seconds(5)

  private let interruption: Interruption
  private var bar = ProgressBar()
  private var told = ContinuousClock.now
  private var isFirst = true

  init(_ interruption: Interruption) { self.interruption = interruption }

  /// - Returns: whether to go on.
  func watch(_ progress: CopyProgress) -> Bool {
    if isFirst, progress.before > 0 {
      Terminal.printError("Going on: about \(progress.before.grouped) rows are there already.")
    }
    isFirst = false
    return show(progress.share, "\(progress.rows.grouped) rows \(progress.phase == .copying ? "copied" : "compared")")
  }

  /// - Parameter share: 0 to 1.
  /// - Returns: whether to go on.
  func show(_ share: Double, _ label: String) -> Bool {
    bar.show(share, label)
    let now = ContinuousClock.now
    if !bar.isShown, now - told >= Self.interval {
      told = now
      Terminal.printError("\(label) (\(Int(share * 100)) %)")
    }
    return interruption.received == nil
  }

  func clear() { bar.clear() }
}
