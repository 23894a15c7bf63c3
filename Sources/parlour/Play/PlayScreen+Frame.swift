import QuizEngine
import QuizFormats
import QuizPages

extension PlayScreen {
  /// The lines that fill the window, none wider than it.
  var frame: [StyledLine] { layout.frame(scroll: scroll) }

  var layout: ScreenLayout {
    switch stage {
    case .introduction: introduction
    case .question(let position, let draft): question(at: position, draft)
    case .result: result
    }
  }

  var keys: Texts.Terminal.Keys { localizedQuiz.texts.terminal.keys }

  private var introduction: ScreenLayout {
    var layout = ScreenLayout(size: size)
    layout.middle = wrapped(localizedQuiz.line(localizedQuiz.quiz.title), .bold) + [.empty]
    layout.middle += prose(localizedQuiz.quiz.description[localizedQuiz.language]) + [.empty]
    layout.middle += localizedQuiz.quiz.outcomes.flatMap { wrapped(localizedQuiz.title(of: $0)) } + [.empty]
    layout.middle += wrapped(localizedQuiz.texts.introduction.questions(localizedQuiz.quiz.questionsPerPlay), .faint)
    if let foreign = localizedQuiz.languageNotice { layout.middle += [.empty] + wrapped(foreign) }
    layout.bottom = [hints([keys.begin, keys.leave] + scrolling(layout))]
    return layout
  }

  func wrapped(_ text: String, _ style: ANSIStyler.Style? = nil) -> [StyledLine] {
    text.terminalSafe.wrapped(of: size.textWidth).map { StyledLine($0, style) }
  }

  /// Paragraphs with an empty line between.
  func prose(_ text: String) -> [StyledLine] {
    Array(localizedQuiz.paragraphs(text).map { wrapped($0) }.joined(separator: [.empty]))
  }

  func hints(_ hints: [String]) -> StyledLine { .hints(hints, measure: size.textWidth) }

  func scrolling(_ layout: ScreenLayout) -> [String] {
    layout.middle.count > layout.visibleRows - 1 ? [keys.scroll] : []
  }
}
