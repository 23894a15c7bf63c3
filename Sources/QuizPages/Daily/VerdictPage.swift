public import HTML
public import QuizEngine

/// The result of a round on its question's page: the answers with their marks, what counts, and the way on. The
/// explanation is below.
public struct VerdictPage: Sendable {
  let context: PlayerPageContext
  /// The round's ID in its URL.
  let roundID: String
  let topic: RoundTopic
  let verdict: ShownVerdict
  /// Whether the player has answered just now; the page then shows how the marks change.
  let isNew: Bool
  /// Whether no earlier answer of the player to a question of this difficulty was correct and as fast.
  let isPersonalBest: Bool
  let question: TriviaQuestion
  /// In this player's order.
  let options: [String]
  /// The index of the correct option. After an operator's correction it differs from the question's own.
  let correctIndex: Int
  /// The index of the player's option; nil without an answer.
  let chosen: Int?
  /// How long the stopwatch ran, without pauses.
  let watchTime: TimeSpan
  /// From Start to the answer, pauses included; nil if there is no answer.
  let elapsed: TimeSpan?
  /// The marks of the round's date.
  let marks: DayMarks
  /// Whether the round is of the player's present date.
  let isToday: Bool
  /// In days; nil if it is unknown, 0 if there is no streak.
  let streak: Int?
  let statistics: AnswerStatistics
  let report: ReportState
  /// Whether the round is left out of the boards, because an account had been deleted in the same browser on its date.
  let isWithheld: Bool

  /// The state of the form that reports a mistake.
  public enum ReportState: Hashable, Sendable {
    case none
    case sent
    /// - Parameter text: the report as typed.
    case invalid(text: String, isTooLong: Bool)
  }

  /// The question and the player's answer.
  public struct Answered: Sendable {
    let question: TriviaQuestion
    let options: [String]
    let correctIndex: Int
    let chosen: Int?

    /// - Parameters:
    ///   - options: in this player's order.
    ///   - correctIndex: the index of the correct option.
    ///   - chosen: the index of the player's option; nil without an answer.
    public init(question: TriviaQuestion, options: [String], correctIndex: Int, chosen: Int?) {
      self.question = question
      self.options = options
      self.correctIndex = correctIndex
      self.chosen = chosen
    }
  }

  /// - Parameters:
  ///   - roundID: the round's ID in its URL.
  ///   - isNew: whether the player has answered just now.
  ///   - isPersonalBest: whether no earlier answer of the player to a question of this difficulty was correct and as
  ///     fast.
  ///   - watchTime: how long the stopwatch ran, without pauses.
  ///   - elapsed: from Start to the answer, pauses included; nil if there is no answer.
  ///   - marks: of the round's date.
  ///   - isToday: whether the round is of the player's present date.
  ///   - streak: in days; nil if it is unknown, 0 if there is no streak.
  public init(
    context: PlayerPageContext, roundID: String, topic: RoundTopic, verdict: ShownVerdict, isNew: Bool = false,
    isPersonalBest: Bool = false, answered: Answered, watchTime: TimeSpan, elapsed: TimeSpan?, marks: DayMarks,
    isToday: Bool, streak: Int? = nil, statistics: AnswerStatistics = AnswerStatistics(), isWithheld: Bool = false,
    report: ReportState = .none
  ) {
    self.context = context
    self.roundID = roundID
    self.topic = topic
    self.verdict = verdict
    self.isNew = isNew
    self.isPersonalBest = isPersonalBest
    question = answered.question
    options = answered.options
    correctIndex = answered.correctIndex
    chosen = answered.chosen
    self.watchTime = watchTime
    self.elapsed = elapsed
    self.marks = marks
    self.isToday = isToday
    self.streak = streak
    self.statistics = statistics
    self.isWithheld = isWithheld
    self.report = report
  }

  public var html: HTML { html(with: sections) }

  /// What differs between pages that are prepared together; see ``VerdictPageKey``.
  enum Section: Int, CaseIterable {
    case marks
    case band
    case question
    case answers
    case solution
    case next
  }

  var sections: PageSections<Section> {
    PageSections { section -> HTML in
      switch section {
      case .marks: marks.html(context.texts, isSmall: true, current: topic.difficulty, isNew: isNew)
      case .band: band
      case .question:
        """
        <h2 class="question-text" id="question-text"\(context.page.languageAttributes(in: question.language))>\
        \(question.text)</h2>
        """
      case .answers:
        MarkedAnswers(
          context: context.page, options: options, language: question.language, correctIndex: markedIndex,
          chosen: chosen
        ).html
      case .solution:
        Solution(context: context.page, question: question, correctAnswer: options[correctIndex]).content
      case .next: next
      }
    }
  }

  func html(with sections: PageSections<Section>) -> HTML {
    context.playDocument(
      title: title, bodyClass: "question-page round verdict has-hero \(verdict.cssClass)\(" answered", if: isNew)",
      marks: sections[.marks], exit: (texts.today, SitePath.daily),
      main: """
        <div class="screen">\(sections[.band])
        <div class="asked">
        \(sections[.question])
        \(sections[.answers])
        </div></div>
        \("<p class=\"note\">\(context.texts.boards.withheld)</p>\n", if: isWithheld)\
        \(report == .sent ? "<p class=\"note\" role=\"status\" id=\"sent\">\(texts.thanks)</p>\n" as HTML : nil)\
        \(Solution.section(sections[.solution], reportSection: reportSection))
        <div class="action-bar next-bar">\(sections[.next])</div>
        """)
  }

  var texts: Texts.Round.Verdict { context.texts.round.verdict }

  /// No answer gets a mark if the question was voided.
  private var markedIndex: Int? { verdict == .void ? nil : correctIndex }

  private var title: String {
    switch verdict {
    case .correct: texts.correct
    case .wrong: texts.wrong
    case .timedOut: texts.timedOut
    case .expired: texts.expired
    case .void: context.texts.boards.void.title
    }
  }
}

extension VerdictPage {
  /// The verdict, in the place where the stopwatch was.
  private var band: HTML {
    context.roundBand(
      """
      <div class="head"><h1 id="verdict" tabindex="-1">\(title)</h1>\(time)</div>
      <div class="verdict-facts">\(reason.map { "<p>\($0)</p>" })\
      \("<p><strong>\(texts.personalBest)</strong></p>", if: isPersonalBest && verdict == .correct)\(thinkingTime)\(othersResults)\(streakLine)</div>
      """,
      mark: verdict.mark, cssClass: "verdict-panel \(verdict.cssClass)", attributes: " aria-labelledby=\"verdict\"")
  }

  /// The time that counts, from Start to the answer; without an answer, the hour that the stopwatch ran. A round that
  /// doesn't count has none.
  private var time: HTML? {
    let shown: String? =
      switch verdict {
      case .correct, .wrong: elapsed.map(context.texts.dates.time)
      case .timedOut: Texts.Dates.watch(watchTime)
      case .expired, .void: nil
      }
    return shown.map { "<p class=\"time\">\($0)</p>" }
  }

  /// The time without pauses, if the player paused.
  private var thinkingTime: HTML? {
    guard let elapsed, verdict == .correct || verdict == .wrong else { return nil }
    let time = context.texts.dates.time(elapsed)
    let withoutPauses = context.texts.dates.time(watchTime)
    return time == withoutPauses ? nil : "<p class=\"thinking-time\">\(texts.thinkingTime(withoutPauses))</p>"
  }

  private var reason: String? {
    switch verdict {
    case .correct, .wrong: nil
    case .timedOut: texts.timedOutText
    case .expired: texts.expiredText
    case .void: context.texts.boards.void.text
    }
  }

  private var othersResults: HTML? {
    guard verdict != .void else { return nil }
    let standing = verdict == .correct ? statistics.standing.map { texts.standing($0.rank, $0.playerCount) } : nil
    return """
      \(standing.map { "<p><strong>\($0)</strong></p>" as HTML })\
      \(statistics.correctPercent.map { "<p>\(texts.correctPercent($0))</p>" as HTML })
      """
  }

  /// The streak if an answer of the date added to it. If no question is answered yet, how to keep it.
  private var streakLine: HTML? {
    guard isToday, let streak, streak > 0 else { return nil }
    let home = context.texts.daily.home
    guard marks.hasAnswer else { return marks.remainingCount > 0 ? "<p>\(texts.keepStreak(streak))</p>" : nil }
    return "<p class=\"streak-line\">\(FlameIcon.html)\(home.streakOrWeeks(streak))</p>"
  }

  private var next: HTML {
    guard isToday else { return button(to: SitePath.daily, label: texts.home) }
    guard let next = marks.nextRound, let label = marks.nextLabel(context.texts.daily.home) else {
      return button(to: SitePath.daily, label: texts.seeDay)
    }
    return button(to: SitePath.ready(next.difficulty), label: label)
  }

  private func button(to path: String, label: String) -> HTML {
    "<a class=\"button primary\" href=\"\(path)\">\(label)</a>"
  }
}
