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
    let correctIndex: Int
    /// The player's finished round; nil if there is none.
    let round: Round?
    /// How many of 100 answers were right; nil if too few players answered.
    let correctPercent: Int?
    /// Whether an operator voided the question.
    let isVoid: Bool

    /// A finished round.
    public struct Round: Sendable {
      let verdict: ShownVerdict
      /// The index of the player's answer; nil if there is none.
      let chosen: Int?
      /// From Start to the answer, pauses included, as on the boards; nil if there is no answer.
      let elapsed: TimeSpan?

      public init(verdict: ShownVerdict, chosen: Int?, elapsed: TimeSpan?) {
        self.verdict = verdict
        self.chosen = chosen
        self.elapsed = elapsed
      }
    }

    public init(
      topic: RoundTopic, question: TriviaQuestion, options: [String], correctIndex: Int, round: Round?,
      correctPercent: Int?, isVoid: Bool
    ) {
      self.topic = topic
      self.question = question
      self.options = options
      self.correctIndex = correctIndex
      self.round = round
      self.correctPercent = correctPercent
      self.isVoid = isVoid
    }
  }

  let context: PlayerPageContext
  let date: CalendarDate
  let today: CalendarDate
  /// The dates that have a page.
  let dates: ClosedRange<CalendarDate>
  /// In the order of `Difficulty.allCases`; those that may be shown.
  let entries: [Entry]
  /// What the player has made of the date's questions; a question that wasn't played is missing.
  let marks: DayMarks
  /// Nil for guests, if the player didn't finish the day, and while too few did.
  let standing: Standing?
  /// Whether all of the date's questions may be shown.
  let isOverEverywhere: Bool

  public init(
    context: PlayerPageContext, date: CalendarDate, today: CalendarDate, dates: ClosedRange<CalendarDate>,
    entries: [Entry], marks: DayMarks, standing: Standing?, isOverEverywhere: Bool
  ) {
    self.context = context
    self.date = date
    self.today = today
    self.dates = dates
    self.entries = entries
    self.marks = marks
    self.standing = standing
    self.isOverEverywhere = isOverEverywhere
  }

  private var texts: Texts.Past { context.texts.past }

  public var html: HTML {
    context.document(
      title: context.texts.dates.full(date), bodyClass: "past-page", script: .none,
      main: """
        \(navigation)
        \(summary)\(entries.map(section))\(rest)
        <p class="actions"><a class="button" href="\(SitePath.pastRounds)">\(texts.link)</a></p>
        """)
  }

  private var navigation: HTML {
    let boards = context.texts.boards
    return PreviousNextLinks(
      previous: link(to: date - 1, label: boards.dayBefore), heading: "<h1>\(context.texts.dates.full(date))</h1>",
      next: link(to: date + 1, label: boards.dayAfter)
    ).html
  }

  private func link(to date: CalendarDate, label: String) -> PreviousNextLinks.Link? {
    dates.contains(date) ? PreviousNextLinks.Link(path: SitePath.pastDay(date), label: label) : nil
  }

  /// The result of the rounds; nil without a finished one.
  private var summary: HTML? {
    guard !marks.verdicts.isEmpty else { return nil }
    let parts = [
      date == today && marks.remainingCount > 0 ? texts.soFar(marks.correctCount) : marks.score(context.texts),
      standing.map { texts.standing($0.rank, $0.playerCount) },
    ].compactMap { $0 }
    return """
      <p class="standing">\(ScoreStrip(verdicts: marks.states.map { $0.verdict }).html(context.texts))\
      <span>\(ListFormat.joined(parts, comma: " · ", and: " · "))</span></p>

      """
  }

  private func section(_ entry: Entry) -> HTML {
    let question = entry.question
    let language = context.page.languageAttributes(in: entry.question.language)
    let heading: HTML = "\(entry.topic.difficulty.rawValue)-question"
    let answers = MarkedAnswers(
      context: context.page, options: entry.options, language: question.language,
      correctIndex: entry.isVoid ? nil : entry.correctIndex, chosen: entry.round?.chosen, heading: heading)
    return """
      <section class="past-question-block" id="\(entry.topic.difficulty.rawValue)"><div class="head">\
      \(entry.round.map(mark))<p>\(entry.topic.html(context.texts))</p>\
      \(time(of: entry).map { "<p class=\"time\">\($0)</p>" })</div>
      <h2 id="\(heading)"\(language)>\(question.text)</h2>\(answers.html)
      \(notes(entry).map { "<p>\($0)</p>\n" })\
      \(explanation(entry))</section>

      """
  }

  /// Nil where none counts.
  private func time(of entry: Entry) -> String? {
    entry.isVoid ? nil : entry.round?.elapsed.map(context.texts.dates.time)
  }

  private func mark(_ round: Entry.Round) -> HTML {
    """
    \(round.verdict.roundMark)\
    <span class="visually-hidden">\(round.verdict.label(context.texts.daily.results)) </span>
    """
  }

  private func notes(_ entry: Entry) -> [String] {
    if entry.isVoid { return [context.texts.boards.void.text] }
    return [
      entry.round == nil ? texts.notPlayed : nil, entry.correctPercent.map(context.texts.round.verdict.correctPercent),
    ]
    .compactMap { $0 }
  }

  /// Why questions are missing; nil if none is.
  private var rest: HTML? {
    guard entries.count < Difficulty.allCases.count else { return nil }
    if date == today {
      let link: HTML = """

        <p class="actions"><a class="button primary" href="\(SitePath.daily)">\(context.texts.statistics.toToday)</a></p>
        """
      return texts.openToday.emptyState(links: link)
    }
    if !isOverEverywhere { return texts.openElsewhere.emptyState() }
    return entries.isEmpty ? texts.noQuestions.emptyState() : nil
  }
}

extension PastDayPage {
  private func explanation(_ entry: Entry) -> HTML? {
    let question = entry.question
    guard question.explains(entry.options[entry.correctIndex]) else {
      return "<p class=\"explanation\">\(context.texts.round.verdict.corrected)</p>"
    }
    guard !question.explanation.isEmpty else { return nil }
    let language = context.page.languageAttributes(in: question.language)
    return "<p class=\"explanation\"\(language)>\(question.explanation)</p>"
  }
}
