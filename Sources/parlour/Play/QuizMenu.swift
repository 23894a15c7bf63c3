import QuizEngine
import QuizFormats
import QuizPages

/// The quizzes of a folder on a terminal's screen, to choose one from.
struct QuizMenu: KeyedScreen {
  let offer: QuizOffer
  /// The quiz that the keys are at, as a place in the offer.
  private(set) var cursor = 0
  /// The quiz that was chosen; nil until then, and where the player left.
  private(set) var chosen: PlayVoice?
  private(set) var isOver = false
  private var scroll = 0
  private(set) var size: ScreenSize

  init(offer: QuizOffer, size: ScreenSize) {
    self.offer = offer
    self.size = size
  }

  var frame: [Line] { layout.frame(scroll: scroll) }

  mutating func resize(to size: ScreenSize) {
    self.size = size
    follow()
  }

  mutating func press(_ key: PlayKey) {
    let last = offer.quizzes.count - 1
    switch key {
    case .leave, .interrupt: isOver = true
    case .enter, .space: (chosen, isOver) = (offer.quizzes[cursor], true)
    case .up: cursor = max(0, cursor - 1)
    case .down: cursor = min(last, cursor + 1)
    case .pageUp: cursor = max(0, cursor - max(1, layout.room / 3))
    case .pageDown: cursor = min(last, cursor + max(1, layout.room / 3))
    case .home: cursor = 0
    case .end: cursor = last
    case .digit(let number) where number <= offer.quizzes.count: cursor = number - 1
    default: return
    }
    follow()
  }

  private var layout: PlayLayout {
    var layout = PlayLayout(size: size)
    let keys = offer.texts.terminal.keys
    layout.top = [Line(offer.texts.front.title, .faint)]
    layout.bottom = [.hints([keys.pick, keys.move, keys.leave], measure: size.measure)]
    layout.firstChoice = 0
    for (place, quiz) in offer.quizzes.enumerated() {
      let start = layout.middle.count
      let lines = quiz.line(quiz.quiz.title).lines(of: max(2, size.measure - 2))
      let isHere = place == cursor
      layout.middle += lines.enumerated().map { row, line in
        Line((isHere && row == 0 ? "› " : "  ") + line, isHere ? .strong : nil)
      }
      layout.middle += QuizOffer.summary(of: quiz).lines(of: max(2, size.measure - 2)).map { Line("  " + $0, .faint) }
      if isHere { layout.focus = start..<layout.middle.count }
      if place < offer.quizzes.count - 1 { layout.middle.append(.empty) }
    }
    return layout
  }

  /// Scrolls as little as needed to see what the keys are at.
  private mutating func follow() { scroll = layout.scroll(from: scroll) }
}
