import QuizEngine
import QuizFormats
import QuizPages

extension PlayScreen {
  /// The lines that fill the window, none wider than it.
  var frame: [Line] { layout.frame(scroll: scroll) }

  var layout: PlayLayout {
    switch stage {
    case .introduction: introduction
    case .question(let position, let draft): question(at: position, draft)
    case .result: result
    }
  }

  var keys: Texts.Terminal.Keys { voice.texts.terminal.keys }

  private var introduction: PlayLayout {
    var layout = PlayLayout(size: size)
    layout.middle = wrapped(voice.line(voice.quiz.title), .strong) + [.empty]
    layout.middle += prose(voice.quiz.description[voice.language]) + [.empty]
    layout.middle += voice.quiz.outcomes.flatMap { wrapped(voice.title(of: $0)) } + [.empty]
    layout.middle += wrapped(voice.texts.introduction.questions(voice.quiz.questionsPerPlay), .faint)
    if let foreign = voice.foreign { layout.middle += [.empty] + wrapped(foreign) }
    layout.bottom = [hints([keys.begin, keys.leave] + scrolling(layout))]
    return layout
  }

  func wrapped(_ text: String, _ ink: Inks.Ink? = nil) -> [Line] {
    text.lines(of: size.measure).map { Line($0, ink) }
  }

  /// Paragraphs with an empty line between.
  func prose(_ text: String) -> [Line] {
    Array(voice.paragraphs(text).map { wrapped($0) }.joined(separator: [.empty]))
  }

  func hints(_ hints: [String]) -> Line { .hints(hints, measure: size.measure) }

  func scrolling(_ layout: PlayLayout) -> [String] {
    layout.middle.count > layout.room - 1 ? [keys.scroll] : []
  }
}
