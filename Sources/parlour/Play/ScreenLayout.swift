import QuizFormats

/// A screen's lines before they are cut to the window: a head, a middle that scrolls, and a foot.
struct ScreenLayout {
  let size: TerminalSize
  var top: [StyledLine] = []
  var middle: [StyledLine] = []
  var bottom: [StyledLine] = []
  /// The focused lines of the middle.
  var focus: Range<Int>?
  /// The first line of the choices.
  var firstChoice: Int?

  /// How many lines of the middle are visible. The lines above and below it say whether there is more.
  var visibleRows: Int { max(1, size.rows - top.count - bottom.count - 2) }

  func clamped(_ scroll: Int) -> Int { max(0, min(scroll, middle.count - visibleRows)) }

  /// Scrolls as little as needed to show the focused lines.
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
