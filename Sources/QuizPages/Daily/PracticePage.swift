public import HTML
public import QuizEngine

/// Practice: the choice of a filter, a question, or its verdict.
public struct PracticePage: Sendable {
  /// The step of practice that the page shows.
  public enum Stage: Sendable {
    /// - Parameter foundNothing: whether no question matched the filter.
    case choice(foundNothing: Bool)
    case question(PresentedQuestion)
    /// - Parameter chosen: the index of the chosen option in the order shown.
    case verdict(PresentedQuestion, chosen: Int)
  }

  /// A question as the player sees it.
  public struct PresentedQuestion: Sendable {
    /// The number of the question in the bank.
    let number: Int64
    /// Determines the order of the options.
    let seed: UInt64
    let item: TriviaItem

    /// - Parameters:
    ///   - number: of the question in the bank.
    ///   - seed: determines the order of the options.
    public init(number: Int64, seed: UInt64, item: TriviaItem) {
      self.number = number
      self.seed = seed
      self.item = item
    }
  }

  let context: PlayerPageContext
  let filter: PracticeFilter
  /// Before this question.
  let tally: PracticeTally
  let stage: Stage

  /// - Parameter tally: before this question.
  public init(context: PlayerPageContext, filter: PracticeFilter, tally: PracticeTally = PracticeTally(), stage: Stage)
  {
    self.context = context
    self.filter = filter
    self.tally = tally
    self.stage = stage
  }

  public var html: HTML {
    switch stage {
    case .choice(let hasNoQuestion): choice(hasNoQuestion)
    case .question(let presented): question(presented)
    case .verdict(let presented, let chosen): verdict(presented, chosen: chosen)
    }
  }

  var texts: Texts.Round.Practice { context.texts.round.practice }

  private func choice(_ hasNoQuestion: Bool) -> HTML {
    document(
      texts.title, bodyClass: "form-page",
      main: """
        <h1>\(texts.title)</h1>
        <p class="lead">\(texts.lead)</p>
        \(nothing, if: hasNoQuestion)\
        <form class="form" method="get" action="\(SitePath.newPractice)">
        \(difficulties)\(categories)
        <button class="button primary">\(texts.ask)</button></form>
        """)
  }

  private var nothing: HTML {
    """
    <section class="note" role="status"><h2>\(texts.nothingTitle)</h2><p>\(texts.nothingText)</p></section>

    """
  }

  private func question(_ presented: PresentedQuestion) -> HTML {
    let item = presented.item
    let language = presented.item.question.language
    let options = item.optionOrder(seed: presented.seed).map { item.options[$0] }
    return playDocument(
      texts.title, bodyClass: "question-page round practice has-hero", hasLanguages: false,
      main: """
        <div class="screen">\(band(topic(item)))
        <div class="asked">
        <h2 class="question-text" id="question-text"\(context.page.languageAttributes(in: language))>\(item.question.text)</h2>
        <form class="answers" method="get" action="\(SitePath.practice)/\(String(presented.number))" aria-labelledby="question-text">\
        \(hidden("seed", String(presented.seed)))\(tallyFields)\(filter.difficulty.map { hidden("difficulty", $0.rawValue) })\
        \(filter.category.map { hidden("category", $0.rawValue) })
        <ul class="choices">
        \(context.page.choices(options, in: language))</ul>
        </form>
        </div></div>
        """)
  }

  /// - Parameter chosen: the chosen option's position, in the order that the player sees.
  private func verdict(_ presented: PresentedQuestion, chosen: Int) -> HTML {
    let item = presented.item
    let order = presented.item.optionOrder(seed: presented.seed)
    let correctIndex = order.firstIndex(of: item.correctIndex)
    let verdict: ShownVerdict = chosen == correctIndex ? .correct : .wrong
    let verdictTexts = context.texts.round.verdict
    let title = verdict == .correct ? verdictTexts.correct : verdictTexts.wrong
    let answers = MarkedAnswers(
      context: context.page, options: order.map { item.options[$0] }, language: item.question.language,
      correctIndex: correctIndex,
      chosen: chosen)
    return playDocument(
      title, bodyClass: "question-page round practice verdict has-hero \(verdict.cssClass) answered",
      main: """
        <div class="screen">\(verdictBand(title, verdict, topic(item)))
        <div class="asked">
        <h2 class="question-text" id="question-text"\(context.page.languageAttributes(in: item.question.language))>\
        \(item.question.text)</h2>
        \(answers.html)
        </div></div>
        \(Solution(context: context.page, question: item.question, correctAnswer: item.options[item.correctIndex]).html)
        <div class="action-bar next-bar">\
        <a class="button primary" href="\(SitePath.newPractice(filter, tally.adding(verdict)))">\(texts.next)</a></div>
        """)
  }

  private func band(_ topic: RoundTopic) -> HTML {
    context.roundBand(
      """
      <div class="head"><h1 class="number">\(texts.title)</h1><p>\(topic.name(context.texts))</p></div>\
      \(tally.asked == 0 ? nil : label(of: tally))
      """,
      mark: CategoryIcon.html(topic.category), cssClass: "running")
  }

  private func label(of tally: PracticeTally) -> HTML {
    "<p class=\"tally\">\(texts.tally(tally.right, tally.asked))</p>"
  }

  private var tallyFields: HTML? {
    guard tally.asked > 0 else { return nil }
    return "\(hidden("right", String(tally.right)))\(hidden("asked", String(tally.asked)))"
  }

  private func verdictBand(_ title: String, _ verdict: ShownVerdict, _ topic: RoundTopic) -> HTML {
    context.roundBand(
      """
      <div class="head"><h1 id="verdict" tabindex="-1">\(title)</h1>\(label(of: tally.adding(verdict)))</div>
      <div class="verdict-facts"><p>\(topic.name(context.texts))</p>\
      <p><a href="\(SitePath.practice)">\(texts.choose)</a></p></div>
      """,
      mark: verdict.mark, cssClass: "verdict-panel \(verdict.cssClass)", attributes: " aria-labelledby=\"verdict\"")
  }

  private func playDocument(_ title: String, bodyClass: HTML, hasLanguages: Bool = true, main: HTML) -> HTML {
    context.playDocument(
      title: title, bodyClass: bodyClass, marks: nil,
      exit: (context.texts.round.verdict.today, SitePath.daily), hasLanguages: hasLanguages, main: main)
  }

  private func topic(_ item: TriviaItem) -> RoundTopic {
    RoundTopic(difficulty: item.question.difficulty, category: item.question.category)
  }

  private func document(_ title: String, bodyClass: HTML, main: HTML) -> HTML {
    context.document(title: title, bodyClass: bodyClass, script: .quizzes, main: main)
  }

  private func hidden(_ name: HTML, _ value: String) -> HTML {
    "<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">"
  }
}
