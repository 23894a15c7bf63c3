import QuizFormats

/// What a screen shows before it is cut to the window: parts that stay, and a middle that scrolls between them.
struct ScreenLayout {
  let size: TerminalSize
  var top: [StyledLine] = []
  var middle: [StyledLine] = []
  var bottom: [StyledLine] = []
  /// The lines of the middle that the keys are at.
  var focus: Range<Int>?
  /// Where the first of the things to choose from begins.
  var firstChoice: Int?

  /// How many lines of the middle are seen at once. One line above and one below it say that there is more.
  var visibleRows: Int { max(1, size.rows - top.count - bottom.count - 2) }

  func clamped(_ scroll: Int) -> Int { max(0, min(scroll, middle.count - visibleRows)) }

  /// Scrolled as little as needed to see what the keys are at.
  func scroll(from scroll: Int) -> Int {
    guard let focus else { return clamped(scroll) }
    let upper = min(scroll, focus.lowerBound == firstChoice ? 0 : focus.lowerBound)
    return clamped(max(upper, min(focus.upperBound - visibleRows, focus.lowerBound)))
  }

  /// Exactly as many lines as the window has rows.
  func frame(scroll: Int) -> [StyledLine] {
    let start = clamped(scroll)
    let seen = Array(middle[start..<min(start + visibleRows, middle.count)])
    let padding = [StyledLine](repeating: .empty, count: visibleRows - seen.count)
    let above = start > 0 ? StyledLine("▲", .faint) : .empty
    let below = start + visibleRows < middle.count ? StyledLine("▼", .faint) : .empty
    let lines = top + [above] + seen + padding + [below] + bottom
    let margin = StyledLine(String(repeating: " ", count: size.margin))
    return lines.prefix(size.rows).map { $0 == .empty ? $0 : margin + $0 }
  }
}
