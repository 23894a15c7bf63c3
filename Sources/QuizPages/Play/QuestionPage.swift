public import HTML
public import QuizEngine

/// One question of a play, with its number, its controls and the progress.
public struct QuestionPage: Sendable {
  let context: QuizContext
  /// The play's ID in its URL.
  let playID: String
  let play: Play
  /// From 0; a position that the play has.
  let position: Int

  /// - Parameter position: from 0. A position that the play doesn't have gives an empty page.
  public init(context: QuizContext, playID: String, play: Play, position: Int) {
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
        <div class="question-head"><h1 class="number">\(heading)</h1>\(jump)</div>
        \(question.picture.flatMap { context.image($0) })
        <h2 class="question-text\(" long", if: text.isLonger(than: 160))" id="question-text"\(context.authorTextAttributes)>\(text)</h2>
        <form class="answers" method="post" action="\(context.entryPoint.question(position, of: playID))" aria-labelledby="question-text">\
        \(context.page.csrfField)
        \(controls(of: question))\(goOn)
        </form>
        """)
  }

  private var progress: HTML {
    let (passed, count) = (position, play.responses.count)
    let text = context.texts.question.progress(passed, count)
    return "<progress max=\"\(count)\" value=\"\(passed)\" aria-label=\"\(text)\">\(text)</progress>"
  }

  /// Links back and out of the play.
  private var playBar: HTML {
    let texts = context.texts.question
    return """
      <nav class="play-bar" aria-label="\(texts.navigation)">\(back)\
      <a href="\(context.entryPoint.leave(context.quiz.id, playID))">\(texts.leave)</a></nav>
      """
  }

  private var back: HTML? {
    guard position > 0 else { return nil }
    return """
      <a rel="prev" href="\(context.entryPoint.question(position - 1, of: playID))">\
      <span aria-hidden="true">‹</span> <span class="text">\(context.texts.question.back)</span></a>
      """
  }

  /// Links to the answered questions and to the first unanswered one.
  private var jump: HTML? {
    guard let last = play.next, last > 0 else { return nil }
    let links = (0...last).map { index -> HTML in
      """
      <li><a href="\(context.entryPoint.question(index, of: playID))" \
      aria-label="\(context.texts.question.question(index + 1))"\
      \(" aria-current=\"page\"", if: index == position)>\(index + 1)</a></li>
      """
    }
    return """

      <nav aria-label="\(context.texts.question.jump)"><details class="jump"><summary>\(context.texts.question.jump)</summary>\
      <ol>\(links)</ol></details></nav>
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
