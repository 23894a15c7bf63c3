public import HTML
public import QuizEngine

/// Practice: the choice of what to be asked, a question, or what came of it.
public struct PracticePage: Sendable {
  public enum Stage: Sendable {
    /// - Parameter isNothingThere: whether there was no question of the kind that was wished for.
    case choice(isNothingThere: Bool)
    case question(Asked)
    /// - Parameter chosen: the place of the answer that was given, in the order of asking.
    case verdict(Asked, chosen: Int)
  }

  /// A question as it is asked.
  public struct Asked: Sendable {
    public let number: Int64
    public let seed: UInt64
    public let item: TriviaItem

    public init(number: Int64, seed: UInt64, item: TriviaItem) {
      self.number = number
      self.seed = seed
      self.item = item
    }
  }

  public let shown: PlayerFrame
  public let wish: PracticeWish
  public let stage: Stage

  public init(shown: PlayerFrame, wish: PracticeWish, stage: Stage) {
    self.shown = shown
    self.wish = wish
    self.stage = stage
  }

  public var html: HTML {
    switch stage {
    case .choice(let isNothingThere): choice(isNothingThere)
    case .question(let asked): question(asked)
    case .verdict(let asked, let chosen): verdict(asked, chosen)
    }
  }

  var texts: Texts.Round.Practice { shown.texts.round.practice }

  private func choice(_ isNothingThere: Bool) -> HTML {
    document(
      texts.title, kind: "reading",
      """
      <h1>\(texts.title)</h1>
      <p class="lead">\(texts.lead)</p>
      \(nothing, if: isNothingThere)\
      <form class="wish" method="get" action="\(Address.ask)">
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

  private func question(_ asked: Asked) -> HTML {
    let (item, language) = (asked.item, asked.item.question.language)
    let options = item.order(seed: asked.seed).map { item.options[$0] }
    return document(
      texts.title, kind: "asking round",
      """
      <h1 class="number">\(topic(item).html(shown.texts))</h1>
      <h2 class="asked" id="asked"\(shown.frame.written(in: language))>\(item.question.text)</h2>
      <form class="answers" method="get" action="\(Address.practice)/\(String(asked.number))" aria-labelledby="asked">\
      \(hidden("seed", String(asked.seed)))\(wish.difficulty.map { hidden("difficulty", $0.rawValue) })\
      \(wish.category.map { hidden("category", $0.rawValue) })
      <ul class="choices">
      \(shown.frame.choices(options, in: language))</ul>
      </form>
      \(home)
      """)
  }

  private func verdict(_ asked: Asked, _ chosen: Int) -> HTML {
    let item = asked.item
    let option = item.order(seed: asked.seed)[chosen]
    let outcome: RoundOutcome = option == item.key ? .right : .wrong
    let words = shown.texts.round.verdict
    let title = outcome == .right ? words.right : words.wrong
    let own = outcome == .right ? nil : item.options[option]
    return document(
      title, kind: "asking verdict",
      """
      <p class="number">\(topic(item).html(shown.texts))</p>
      \(outcome.mark)
      <h1>\(title)</h1>
      \(Solution(frame: shown.frame, question: item.question, answer: item.options[item.key], own: own).html)
      <div class="actions"><a class="button primary" href="\(Address.ask(wish))">\(texts.next)</a>\
      <a class="button" href="\(Address.practice)">\(texts.choose)</a></div>
      \(home)
      """)
  }

  private func topic(_ item: TriviaItem) -> RoundTopic {
    RoundTopic(difficulty: item.question.difficulty, category: item.question.category)
  }

  private func document(_ title: String, kind: HTML, _ main: HTML) -> HTML {
    shown.document(title: title, kind: kind, script: shown.frame.assets.script, main: main)
  }

  private func hidden(_ name: HTML, _ value: String) -> HTML {
    "<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">"
  }

  private var home: HTML {
    "<p class=\"elsewhere\"><a href=\"\(Address.daily)\">\(shown.texts.round.verdict.home)</a></p>"
  }
}
