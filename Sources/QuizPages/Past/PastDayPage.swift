public import HTML
public import QuizEngine

/// A date of a player: its questions with the player's answers and the correct ones.
public struct PastDayPage: Sendable {
  /// A question of the date that may be shown with its answer.
  public struct Entry: Sendable {
    let topic: RoundTopic
    let question: TriviaQuestion
    /// In the order in which the player saw them.
    let options: [String]
    /// The index of the correct answer. After an operator's correction it differs from the question's own.
    let key: Int
    /// The player's finished round; nil if there is none.
    let round: Round?
    /// How many of 100 answers were right; nil if too few players answered.
    let correctPercent: Int?
    /// Whether an operator voided the question.
    let isVoid: Bool

    /// A finished round.
    public struct Round: Sendable {
      let verdict: RoundVerdict
      /// The index of the player's answer; nil if there is none.
      let chosen: Int?
      /// Without pauses.
      let watchTime: TimeSpan

      public init(verdict: RoundVerdict, chosen: Int?, watchTime: TimeSpan) {
        self.verdict = verdict
        self.chosen = chosen
        self.watchTime = watchTime
      }
    }

    public init(
      topic: RoundTopic, question: TriviaQuestion, options: [String], key: Int, round: Round?, correctPercent: Int?,
      isVoid: Bool
    ) {
      self.topic = topic
      self.question = question
      self.options = options
      self.key = key
      self.round = round
      self.correctPercent = correctPercent
      self.isVoid = isVoid
    }
  }

  /// What the player's rounds of the date came to.
  public struct Summary: Sendable {
    let correct: Int
    let played: Int
    /// The time of all answers together, pauses included; nil without an answer.
    let elapsed: TimeSpan?
    /// Nil for guests, if the player didn't finish the day, and while too few did.
    let standing: (rank: Int, players: Int)?

    public init(correct: Int, played: Int, elapsed: TimeSpan?, standing: (rank: Int, players: Int)?) {
      self.correct = correct
      self.played = played
      self.elapsed = elapsed
      self.standing = standing
    }
  }

  let player: PlayerContext
  let date: CalendarDate
  let today: CalendarDate
  /// The dates that have a page.
  let dates: ClosedRange<CalendarDate>
  /// In the order of `Difficulty.allCases`; those that may be shown.
  let entries: [Entry]
  /// Nil if the player has no finished round.
  let summary: Summary?
  /// Whether all of the date's questions may be shown.
  let isOverEverywhere: Bool

  public init(
    player: PlayerContext, date: CalendarDate, today: CalendarDate, dates: ClosedRange<CalendarDate>, entries: [Entry],
    summary: Summary?, isOverEverywhere: Bool
  ) {
    self.player = player
    self.date = date
    self.today = today
    self.dates = dates
    self.entries = entries
    self.summary = summary
    self.isOverEverywhere = isOverEverywhere
  }

  private var texts: Texts.Past { player.texts.past }

  public var html: HTML {
    player.document(
      title: player.texts.dates.full(date), bodyClass: "statistics-page", script: nil,
      main: """
        \(navigation)
        \(summary.map(standing))\(entries.map(section))\(rest)
        <p class="actions"><a class="button" href="\(SitePath.pastRounds)">\(texts.link)</a></p>
        """)
  }

  private var navigation: HTML {
    let boards = player.texts.boards
    return PreviousNextLinks(
      previous: link(to: date - 1, label: boards.dayBefore), heading: "<h1>\(player.texts.dates.full(date))</h1>",
      next: link(to: date + 1, label: boards.dayAfter)
    ).html
  }

  private func link(to date: CalendarDate, label: String) -> PreviousNextLinks.Link? {
    dates.contains(date) ? PreviousNextLinks.Link(path: SitePath.pastDay(date), label: label) : nil
  }

  private func standing(_ summary: Summary) -> HTML {
    let parts = [
      texts.score(summary.correct, summary.played),
      summary.elapsed.map(player.texts.dates.time),
      summary.standing.map { texts.standing($0.rank, $0.players) },
    ].compactMap { $0 }
    return "<p class=\"standing\">\(ListFormat.joined(parts, comma: " · ", and: " · "))</p>\n"
  }

  private func section(_ entry: Entry) -> HTML {
    let (question, language) = (entry.question, player.page.languageAttributes(in: entry.question.language))
    let heading: HTML = "\(entry.topic.difficulty.rawValue)-question"
    let answers = MarkedAnswers(
      context: player.page, options: entry.options, language: question.language, key: entry.isVoid ? nil : entry.key,
      chosen: entry.round?.chosen, heading: heading)
    return """
      <section class="past-question-block" id="\(entry.topic.difficulty.rawValue)"><div class="head">\
      \(entry.round.map(mark))<p>\(entry.topic.html(player.texts))</p>\
      \(entry.round.map { "<p class=\"time\">\(player.texts.dates.time($0.watchTime))</p>" })</div>
      <h2 id="\(heading)"\(language)>\(question.text)</h2>\(answers.html)
      \(notes(entry).map { "<p>\($0)</p>\n" })\
      \(question.explanation.isEmpty ? nil : "<p class=\"explanation\"\(language)>\(question.explanation)</p>")</section>

      """
  }

  private func mark(_ round: Entry.Round) -> HTML {
    """
    \(round.verdict.roundMark)\
    <span class="visually-hidden">\(round.verdict.label(player.texts.daily.results)) </span>
    """
  }

  private func notes(_ entry: Entry) -> [String] {
    if entry.isVoid { return [player.texts.boards.void.text] }
    return [
      entry.round == nil ? texts.notPlayed : nil, entry.correctPercent.map(player.texts.round.verdict.correctPercent),
    ]
    .compactMap { $0 }
  }

  /// Why questions are missing; nil if none is.
  private var rest: HTML? {
    guard entries.count < Difficulty.allCases.count else { return nil }
    if date == today {
      let link: HTML = """

        <p class="actions"><a class="button primary" href="\(SitePath.daily)">\(player.texts.statistics.toToday)</a></p>
        """
      return texts.openToday.emptyState(links: link)
    }
    if !isOverEverywhere { return texts.openElsewhere.emptyState() }
    return entries.isEmpty ? texts.noQuestions.emptyState() : nil
  }
}
