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

  let player: PlayerContext
  let filter: PracticeFilter
  let stage: Stage

  public init(player: PlayerContext, filter: PracticeFilter, stage: Stage) {
    self.player = player
    self.filter = filter
    self.stage = stage
  }

  public var html: HTML {
    switch stage {
    case .choice(let hasNoQuestion): choice(hasNoQuestion)
    case .question(let presented): question(presented)
    case .verdict(let presented, let chosen): verdict(presented, chosen: chosen)
    }
  }

  var texts: Texts.Round.Practice { player.texts.round.practice }

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
        \(home)
        """)
  }

  private var nothing: HTML {
    """
    <section class="note" role="status"><h2>\(texts.nothingTitle)</h2><p>\(texts.nothingText)</p></section>

    """
  }

  private func question(_ presented: PresentedQuestion) -> HTML {
    let (item, language) = (presented.item, presented.item.question.language)
    let options = item.optionOrder(seed: presented.seed).map { item.options[$0] }
    return document(
      texts.title, bodyClass: "question-page round",
      main: """
        <h1 class="number">\(topic(item).html(player.texts))</h1>
        <h2 class="question-text" id="question-text"\(player.page.languageAttributes(in: language))>\(item.question.text)</h2>
        <form class="answers" method="get" action="\(SitePath.practice)/\(String(presented.number))" aria-labelledby="question-text">\
        \(hidden("seed", String(presented.seed)))\(filter.difficulty.map { hidden("difficulty", $0.rawValue) })\
        \(filter.category.map { hidden("category", $0.rawValue) })
        <ul class="choices">
        \(player.page.choices(options, in: language))</ul>
        </form>
        \(home)
        """)
  }

  /// - Parameter chosen: the chosen option's position, in the order that the player sees.
  private func verdict(_ presented: PresentedQuestion, chosen: Int) -> HTML {
    let item = presented.item
    let option = item.optionOrder(seed: presented.seed)[chosen]
    let verdict: RoundVerdict = option == item.keyIndex ? .correct : .wrong
    let verdictTexts = player.texts.round.verdict
    let title = verdict == .correct ? verdictTexts.correct : verdictTexts.wrong
    let own = verdict == .correct ? nil : item.options[option]
    return document(
      title, bodyClass: "question-page verdict",
      main: """
        <p class="number">\(topic(item).html(player.texts))</p>
        \(verdict.icon)
        <h1>\(title)</h1>
        \(Solution(context: player.page, question: item.question, answer: item.options[item.keyIndex], playerAnswer: own).html)
        <div class="actions"><a class="button primary" href="\(SitePath.newPractice(filter))">\(texts.next)</a>\
        <a class="button" href="\(SitePath.practice)">\(texts.choose)</a></div>
        \(home)
        """)
  }

  private func topic(_ item: TriviaItem) -> RoundTopic {
    RoundTopic(difficulty: item.question.difficulty, category: item.question.category)
  }

  private func document(_ title: String, bodyClass: HTML, main: HTML) -> HTML {
    player.document(title: title, bodyClass: bodyClass, script: player.page.assets.script, main: main)
  }

  private func hidden(_ name: HTML, _ value: String) -> HTML {
    "<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">"
  }

  private var home: HTML {
    "<p class=\"other-links\"><a href=\"\(SitePath.daily)\">\(player.texts.round.verdict.home)</a></p>"
  }
}
