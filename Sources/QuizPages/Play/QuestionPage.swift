public import HTML
public import QuizEngine

/// One question of a play: a heading that numbers it, the question, its controls, and how far the play has come.
public struct QuestionPage: Sendable {
  public let shown: QuizFrame
  /// The play's key, as text.
  public let key: String
  public let play: Play
  /// From 0; one that the play asks.
  public let position: Int

  public init(shown: QuizFrame, key: String, play: Play, position: Int) {
    self.shown = shown
    self.key = key
    self.play = play
    self.position = position
  }

  public var html: HTML {
    guard let question = play.question(at: position) else { return "" }
    let text = question.text[shown.language]
    let heading = shown.texts.question.heading(position + 1, play.responses.count)
    return shown.frame.document(
      title: heading, kind: "asking", accent: shown.quiz.accent, isForRobots: false,
      main: """
        \(progress)
        <h1 class="number">\(heading)</h1>
        \(question.picture.flatMap { shown.image($0) })
        <h2 class="asked\(" long", if: text.isLonger(than: 160))" id="asked"\(shown.authored)>\(text)</h2>
        <form class="answers" method="post" action="\(shown.door.question(position, of: key))" aria-labelledby="asked">\
        \(shown.frame.proofField)
        \(controls(of: question))
        </form>
        \(ways)
        """)
  }

  private var progress: HTML {
    let (passed, count) = (position, play.responses.count)
    let words = shown.texts.question.progress(passed, count)
    return "<progress max=\"\(count)\" value=\"\(passed)\" aria-label=\"\(words)\">\(words)</progress>"
  }

  /// Back, the other questions, and out.
  private var ways: HTML {
    let texts = shown.texts.question
    return """
      <nav class="ways">\
      \(back)\
      \(earlier)\
      <a href="\(shown.door.leave(shown.quiz.id, key))">\(texts.leave)</a></nav>\
      \(goOn)
      """
  }

  private var back: HTML {
    position > 0 ? link(to: position - 1, shown.texts.question.back, rel: "prev") : "<span></span>"
  }

  private var goOn: HTML? {
    guard let next = play.next, next > position else { return nil }
    return "<p class=\"go-on\">\(link(to: next, shown.texts.question.goOn(next + 1), rel: "next"))</p>"
  }

  private func link(to position: Int, _ label: String, rel: HTML) -> HTML {
    "<a rel=\"\(rel)\" href=\"\(shown.door.question(position, of: key))\">\(label)</a>"
  }

  /// Links to every question that has been answered and to the first that hasn't.
  private var earlier: HTML {
    guard let next = play.next, next > 0 else { return "<span></span>" }
    let places = (0...next).map { place -> HTML in
      let label = shown.texts.question.question(place + 1)
      return """
        <li><a href="\(shown.door.question(place, of: key))" aria-label="\(label)"\
        \(" aria-current=\"page\"", if: place == position)>\(place + 1)</a></li>
        """
    }
    return "<details><summary>\(shown.texts.question.answered)</summary><ol>\(places)</ol></details>"
  }
}
