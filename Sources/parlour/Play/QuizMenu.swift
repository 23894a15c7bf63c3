import QuizEngine
import QuizFormats
import QuizPages

/// A full-screen menu of a folder's quizzes.
struct QuizMenu: InteractiveScreen {
  let catalog: QuizCatalog
  /// The focused quiz, as a position in the catalog.
  private(set) var cursor = 0
  /// The chosen quiz; nil until then, and if the player left.
  private(set) var chosen: LocalizedQuiz?
  private(set) var isOver = false
  private var scroll = 0
  private(set) var size: TerminalSize

  init(catalog: QuizCatalog, size: TerminalSize) {
    self.catalog = catalog
    self.size = size
  }

  var frame: [StyledLine] { layout.frame(scroll: scroll) }

  mutating func resize(to size: TerminalSize) {
    self.size = size
    scrollToFocus()
  }

  mutating func press(_ key: KeyPress) {
    let last = catalog.quizzes.count - 1
    switch key {
    case .quit, .interrupt: isOver = true
    case .enter, .space: (chosen, isOver) = (catalog.quizzes[cursor], true)
    case .down where cursor == last, .end where cursor == last:
      // Below the last quiz there may be more to read.
      scroll = layout.clamped(.max)
      return
    case .up: cursor = max(0, cursor - 1)
    case .down: cursor = min(last, cursor + 1)
    case .pageUp: cursor = max(0, cursor - max(1, layout.visibleRows / 3))
    case .pageDown: cursor = min(last, cursor + max(1, layout.visibleRows / 3))
    case .home: cursor = 0
    case .end: cursor = last
    case .digit(let number) where number <= catalog.quizzes.count: cursor = number - 1
    default: return
    }
    scrollToFocus()
  }

  private var layout: ScreenLayout {
    var layout = ScreenLayout(size: size)
    let keys = catalog.texts.terminal.keys
    layout.top = [StyledLine(catalog.texts.front.title, .faint)]
    layout.bottom = [.hints([keys.pick, keys.move, keys.leave], measure: size.textWidth)]
    layout.firstChoice = 0
    for (index, quiz) in catalog.quizzes.enumerated() {
      let start = layout.middle.count
      let lines = quiz.line(quiz.quiz.title).wrapped(of: max(2, size.textWidth - 2))
      let isHere = index == cursor
      layout.middle += lines.enumerated().map { row, line in
        StyledLine((isHere && row == 0 ? "› " : "  ") + line, isHere ? .bold : nil)
      }
      layout.middle += QuizCatalog.summary(of: quiz).wrapped(of: max(2, size.textWidth - 2)).map {
        StyledLine("  " + $0, .faint)
      }
      if index == catalog.quizzes.count - 1 { layout.middle += omissions }
      if isHere { layout.focus = start..<layout.middle.count }
      if index < catalog.quizzes.count - 1 { layout.middle.append(.empty) }
    }
    return layout
  }

  /// What isn't in the menu, below its last quiz.
  private var omissions: [StyledLine] {
    catalog.omissions.enumerated().flatMap { index, text in
      let lines = text.wrapped(of: max(2, size.textWidth - (index == 0 ? 2 : 4)))
      return (index == 0 ? [.empty] : []) + lines.map { StyledLine((index == 0 ? "  " : "    ") + $0, .faint) }
    }
  }

  /// Scrolls as little as needed to show the focused quiz.
  private mutating func scrollToFocus() { scroll = layout.scroll(from: scroll) }
}
