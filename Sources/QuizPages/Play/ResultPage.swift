public import HTML
public import QuizEngine

/// The result of a finished play.
public struct ResultPage: Sendable {
  let context: QuizContext
  /// It must be finished.
  let play: Play
  let result: PlayResult
  /// How often all players got each outcome; nil if that isn't published.
  let distribution: Distribution?
  /// Whether the outcome's public page exists. The current revision may not have the outcome any more.
  let isShareable: Bool

  /// How many finished plays got each outcome, and how many would with random answers.
  public struct Distribution: Sendable {
    /// By outcome, in the quiz's order.
    let plays: [Int]
    /// The plays in which no outcome got points.
    let undecided: Int
    let odds: Odds?

    /// - Parameters:
    ///   - plays: by outcome, in the quiz's order.
    ///   - undecided: the plays without an outcome.
    ///   - odds: nil while they are computed.
    public init(plays: [Int], undecided: Int, odds: Odds?) {
      self.plays = plays
      self.undecided = undecided
      self.odds = odds
    }

    var total: Int { plays.reduce(undecided, +) }
  }

  public init(
    context: QuizContext, play: Play, result: PlayResult, distribution: Distribution? = nil,
    isShareable: Bool = true
  ) {
    self.distribution = distribution
    self.isShareable = isShareable
    self.context = context
    self.play = play
    self.result = result
  }

  public var html: HTML {
    context.page.document(
      title: resultText.title, bodyClass: "result-page", accent: context.quiz.accent, isIndexable: false,
      main: """
        \(reveal)
        \(resultText.tie.map { "<p class=\"tie\">\($0)</p>" })
        <div class="actions">\
        <a class="button primary" href="\(context.entryPoint.quiz(context.quiz.id))">\(context.texts.result.done)</a>\
        \(context.beginForm(label: context.texts.result.again, cssClass: "plain"))</div>
        \(context.page.homeLink(context.texts.result.otherQuizzes))
        \(context.entryPoint.isEmbedded || !isShareable ? nil : resultText.outcome.map(share))
        \(pointsSection)
        \(distribution.map(distributionSection))
        \(reasons)
        """)
  }

  /// The sentences that this page shares with the terminal.
  var resultText: ResultText {
    ResultText(quiz: context.quiz, play: play, result: result, language: context.language, texts: context.texts)
  }

  private var reveal: HTML {
    let (resultText, outcome) = (resultText, resultText.outcome)
    let attributes: HTML = outcome == nil && context.quiz.undecided == nil ? "" : context.authorTextAttributes
    return """
      \(outcome.map(context.icon))
      <h1\(" class=\"long\"", if: resultText.title.isLonger(than: 60))\(attributes)>\(resultText.title)</h1>
      <div class="description">\(bodyParagraphs)</div>
      """
  }

  private var bodyParagraphs: [HTML] {
    if let outcome = resultText.outcome { return context.paragraphs(outcome.description) }
    if let undecided = context.quiz.undecided { return context.paragraphs(undecided.description) }
    return ["<p>\(resultText.bodyText)</p>"]
  }
}
