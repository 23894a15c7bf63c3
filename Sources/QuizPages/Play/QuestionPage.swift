public import HTML
public import QuizEngine

/// One question of a play, with its number, its controls and the progress.
public struct QuestionPage: Sendable {
  let context: QuizPageContext
  /// The play's ID in its URL.
  let playID: String
  let play: Play
  /// From 0; a position that the play has.
  let position: Int

  /// - Parameter position: from 0. A position that the play doesn't have gives an empty page.
  public init(context: QuizPageContext, playID: String, play: Play, position: Int) {
    self.context = context
    self.playID = playID
    self.play = play
    self.position = position
  }

  public var html: HTML {
    guard let question = play.question(at: position) else { return "" }
    let text = question.text[context.language]
    let heading = context.texts.question.heading(position + 1, play.responses.count)
    return context.page.document(
      title: heading, bodyClass: "question-page", accent: context.quiz.accent, isIndexable: false,
      header: .focus(playBar),
      main: """
        \(progress)
        \(head)
        \(question.picture.flatMap { context.image($0) })
        <h2 class="question-text\(" long", if: text.isLonger(than: 160))" id="question-text"\(context.authorTextAttributes)>\(text)</h2>
        <form class="answers" method="post" action="\(context.entryPoint.question(position, of: playID))" aria-labelledby="question-text">\
        \(context.page.csrfField)
        \(controls(of: question))\(goOn)
        </form>
        """)
  }

  private var progress: HTML {
    let passed = position
    let count = play.responses.count
    let text = context.texts.question.progress(passed, count)
    return "<progress max=\"\(count)\" value=\"\(passed)\" aria-label=\"\(text)\">\(text)</progress>"
  }

  /// Links back and out of the play.
  private var playBar: HTML {
    let texts = context.texts.question
    let back = PlayBar.Link(label: texts.back, path: context.entryPoint.question(position - 1, of: playID))
    return PlayBar(
      label: texts.navigation, back: position > 0 ? back : nil,
      exit: PlayBar.Link(label: texts.leave, path: context.entryPoint.leave(context.quiz.id, playID))
    ).html
  }

  /// The question's number. Once a question is answered it opens links to the answered ones and to the first one that
  /// isn't.
  private var head: HTML {
    let texts = context.texts.question
    let number: HTML = "<h1 class=\"number\">\(texts.heading(position + 1, play.responses.count))</h1>"
    guard let last = play.next, last > 0 else { return "<div class=\"question-head\">\(number)</div>" }
    let links = (0...last).map { index -> HTML in
      """
      <li><a href="\(context.entryPoint.question(index, of: playID))" \
      aria-label="\(texts.question(index + 1))"\(" aria-current=\"page\"", if: index == position)>\(index + 1)</a></li>
      """
    }
    return """
      <details class="question-head jump"><summary>\(number)\
      <span class="visually-hidden">\(context.texts.site.labelSeparator)\(texts.jump)</span></summary>\
      <nav aria-label="\(texts.jump)"><ol>\(links)</ol></nav></details>
      """
  }

  /// Leads back to the first question without an answer.
  private var goOn: HTML? {
    guard let next = play.next, next > position else { return nil }
    return """

      <p class="continue-link"><a rel="next" href="\(context.entryPoint.question(next, of: playID))">\
      \(context.texts.question.goOn(next + 1))</a></p>
      """
  }
}
