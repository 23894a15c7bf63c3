import Foundation
import QuizFormats

/// A progress bar in one line of the terminal, rendered again some ten times a second. If standard error isn't a
/// terminal, it shows nothing.
struct ProgressBar {
  let isShown: Bool
  private let styler: ANSIStyler
  private var lastUpdate: ContinuousClock.Instant?
  private let begun = ContinuousClock.now

  init() {
    let environment = ProcessInfo.processInfo.environment
    isShown = isatty(FileHandle.standardError.fileDescriptor) == 1 && environment["TERM"] != "dumb"
    styler = environment["NO_COLOR", default: ""].isEmpty ? .ansi : .plain
  }

  /// Renders the bar, if enough time has passed since the last time.
  ///
  /// - Parameters:
  ///   - share: 0 to 1; nil if unknown.
  ///   - label: the text beside the bar.
  mutating func show(_ share: Double?, _ label: String) {
    let now = ContinuousClock.now
    guard isShown, lastUpdate.map({ now - $0 >= .milliseconds(100) }) ?? true else { return }
    lastUpdate = now
    write("\r\u{1B}[K" + Self.line(share, label, after: now - begun, columns: Self.columns).rendered(styler))
  }

  /// Removes the bar, before something else is printed.
  mutating func clear() {
    guard lastUpdate != nil else { return }
    lastUpdate = nil
    write("\r\u{1B}[K")
  }

  /// `████████░░░░  67 %  412,000 questions  12 s left`
  static func line(_ share: Double?, _ label: String, after passed: Duration, columns: Int) -> StyledLine {
    guard let share else { return StyledLine(String(label.prefix(max(0, columns - 1)))) }
    let percent = "\(Int(share * 100)) %".leftPadded(to: 5)
    let rest = percent + "  " + label + remaining(share, after: passed)
    let width = min(40, columns - 1 - rest.displayWidth - 1)
    guard width >= 5 else { return StyledLine(String(rest.prefix(max(0, columns - 1)))) }
    return BlockBar.line(Int(share * 1_000_000), of: 1_000_000, width: width) + StyledLine(" " + rest)
  }

  /// The remaining time; empty until it can be estimated.
  private static func remaining(_ share: Double, after passed: Duration) -> String {
    let seconds = Double(passed.components.seconds) + Double(passed.components.attoseconds) / 1e18
    guard seconds >= 2, share > 0.01, share < 1 else { return "" }
    let remaining = Int(seconds / share * (1 - share) + 0.5)
    return remaining < 60 ? "  \(remaining) s left" : "  \(remaining / 60) min \(remaining % 60) s left"
  }

  private static var columns: Int {
    var size = winsize()
    let isKnown = ioctl(FileHandle.standardError.fileDescriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
