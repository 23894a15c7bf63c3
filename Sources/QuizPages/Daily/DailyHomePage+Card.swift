import HTML
public import QuizEngine

extension DailyHomePage {
  /// One of the day's questions, with the player's progress.
  public struct Card: Hashable, Sendable {
    /// What the player can do with the question.
    public enum State: Hashable, Sendable {
      /// The player can start it.
      case open
      /// - Parameter watch: the time on the watch; nil if the player turned the watch off.
      case running(roundID: String, watch: TimeSpan?)
      case paused(roundID: String, watch: TimeSpan?)
      case over(roundID: String, RoundVerdict, watch: TimeSpan)
      /// The bank has no question for it.
      case missing
    }

    /// The difficulty, and the category if the player may see it already.
    public let topic: RoundTopic
    let state: State

    public init(topic: RoundTopic, state: State) {
      self.topic = topic
      self.state = state
    }
  }

  func card(_ card: Card) -> HTML {
    let name = player.texts.game.difficulties[card.topic.difficulty]
    return """
      <li class="round-card\(" locked", if: card.isOver)"><div><h2 class="title">\(RoundTopic.difficultyIcon(card.topic.difficulty))\
      \(name)</h2><p class="facts">\(about(card))</p>\(state(card))</div>\(action(for: card, difficultyName: name))</li>

      """
  }

  private func about(_ card: Card) -> String {
    if let category = card.topic.category { return player.texts.game.categories[category] }
    return card.state == .missing ? texts.noQuestion : texts.drawnAtStart
  }

  private func state(_ card: Card) -> HTML? {
    let roundTexts = player.texts.round
    switch card.state {
    case .open, .missing: return nil
    case .running(_, let watch):
      return state(watch.map { roundTexts.runningAt(Texts.Dates.watch($0)) } ?? roundTexts.running)
    case .paused(_, let watch):
      return state(watch.map { roundTexts.pausedAt(Texts.Dates.watch($0)) } ?? roundTexts.paused)
    case .over(_, let verdict, let watch):
      let label = verdict.label(player.texts.daily.results)
      return """
        <p class="state">\(verdict.icon)\(label) · \(Texts.Dates.watch(watch))</p>\
        <p class="facts">\(Self.lock)<span class="visually-hidden">\(texts.locked) </span>\
        \(opens)</p>
        """
    }
  }

  private var opens: String {
    let (hours, minutes) = next.hoursAndMinutesLeft
    return hours == 0 ? texts.opensSoon(minutes) : texts.opensIn(hours, minutes)
  }

  private func state(_ text: String) -> HTML { "<p class=\"state\">\(text)</p>" }

  private func action(for card: Card, difficultyName name: String) -> HTML? {
    switch card.state {
    case .open: startForm(card.topic.difficulty, difficultyName: name)
    case .running(let roundID, _), .paused(let roundID, _):
      link(to: roundID, label: texts.goOn, difficultyName: name, cssClass: "button primary")
    case .over(let roundID, _, _): link(to: roundID, label: texts.look, difficultyName: name, cssClass: "button")
    case .missing: nil
    }
  }

  private func startForm(_ difficulty: Difficulty, difficultyName name: String) -> HTML {
    """
    <form method="post" action="\(SitePath.start)">\(player.page.csrfField)\
    <input type="hidden" name="date" value="\(date.text)">\
    <button class="button primary" name="difficulty" value="\(difficulty.rawValue)">\(texts.start)\
    <span class="visually-hidden">\(player.texts.house.labelSeparator)\(name)</span></button></form>
    """
  }

  private func link(to roundID: String, label: String, difficultyName name: String, cssClass: HTML) -> HTML {
    "<a class=\"\(cssClass)\" href=\"\(SitePath.round(roundID))\">\(label)<span class=\"visually-hidden\">\(player.texts.house.labelSeparator)\(name)</span></a>"
  }

  private static let lock: HTML = """
    <svg class="lock" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">\
    <path d="M3 7h10v8H3z"/><path class="shackle" d="M5 7V5a3 3 0 0 1 6 0v2"/></svg>
    """
}

extension DailyHomePage.Card {
  var isOver: Bool {
    if case .over = state { return true }
    return false
  }
}
