public import HTML
public import QuizEngine

/// A leaderboard: of a day, one of its questions or a week, for all players or for a group.
public struct BoardsPage: Sendable {
  /// A row of the board.
  public struct Entry: Sendable {
    let rank: Int
    let name: String
    /// Whether the row is the reader's.
    let isOwn: Bool
    let correct: Int
    /// The correct answers' time from Start to the answer, pauses included.
    let elapsed: TimeSpan

    /// - Parameters:
    ///   - rank: from 1; equal results have equal ranks.
    ///   - correct: the number of correct answers; a question's board shows none.
    ///   - elapsed: from Start to the answer, pauses included; for a day or a week the sum of the correct answers.
    public init(rank: Int, name: String, isOwn: Bool, correct: Int, elapsed: TimeSpan) {
      self.rank = rank
      self.name = name
      self.isOwn = isOwn
      self.correct = correct
      self.elapsed = elapsed
    }
  }

  /// The rows of a board, with the period that it covers.
  public struct Board: Sendable {
    let period: BoardPeriod
    /// Nil for the board of all players.
    let group: GroupsPage.Group?
    /// The rows at the top of the board.
    let entries: [Entry]
    /// The player's own row; nil if they aren't on the board.
    let ownEntry: Entry?
    /// How many players are on the board.
    let count: Int
    /// Whether an operator voided the board's question.
    let isVoid: Bool
    /// Whether rounds of the player are left out, because an account had been deleted in the same browser on that date.
    let hasWithheldRounds: Bool

    public init(
      period: BoardPeriod, group: GroupsPage.Group?, entries: [Entry], ownEntry: Entry?, count: Int, isVoid: Bool,
      hasWithheldRounds: Bool = false
    ) {
      self.period = period
      self.group = group
      self.entries = entries
      self.ownEntry = ownEntry
      self.count = count
      self.isVoid = isVoid
      self.hasWithheldRounds = hasWithheldRounds
    }
  }

  let context: PlayerPageContext
  let board: Board
  /// The board of the week that has the shown date; nil beside another board than a day's. Only wide windows show it.
  let week: Board?
  /// The player's groups.
  let groups: [GroupsPage.Group]
  /// The dates that have boards.
  let dates: ClosedRange<CalendarDate>
  /// The player's date.
  let today: CalendarDate
  /// The language of the questions that the board is about; nil if the bank has only one.
  let language: Language?

  public init(
    context: PlayerPageContext, board: Board, week: Board? = nil, groups: [GroupsPage.Group],
    dates: ClosedRange<CalendarDate>, today: CalendarDate, language: Language?
  ) {
    self.context = context
    self.board = board
    self.week = week
    self.groups = groups
    self.dates = dates
    self.today = today
    self.language = language
  }

  var texts: Texts.Boards { context.texts.boards }

  public var html: HTML {
    context.document(
      title: texts.title, bodyClass: "boards-page", script: .none,
      main: """
        <div class="board-head">\(heading)\(periodLinks)</div>
        \(content)\(weekBeside)
        \(context.name == nil ? notice(texts.guest, linkTo: SitePath.signUp, label: texts.signUp) : nil)
        """)
  }

  private var content: HTML {
    if board.isVoid { return notice(texts.void) }
    if board.count == 0 {
      // Nobody can join a board of the past any more.
      guard board.period.dates.contains(today) else {
        return "\(withheld)<p class=\"standing\">\(texts.count(0))</p>"
      }
      return "\(withheld)\(notice(empty, linkTo: SitePath.daily, label: context.texts.statistics.toToday))"
    }
    return """
      \(standing)
      \(BoardTable(texts: context.texts, entries: board.entries, ownEntry: board.ownEntry, hasScores: hasScores).html)
      <p class="facts">\(rule)\(languageNote)</p>
      """
  }

  /// Nil if nobody stands there yet.
  private var weekBeside: HTML? {
    guard let week, week.count > 0 else { return nil }
    let table = BoardTable(
      texts: context.texts, entries: week.entries, ownEntry: week.ownEntry, hasScores: true, label: "\(texts.week)")
    return """

      <section class="beside"><div class="section-head"><h2>\(texts.week)</h2>\
      <a href="\(SitePath.board(week.period, group: week.group?.inviteCode))">\(context.texts.groups.wholeBoard)\
      <span class="visually-hidden">\(context.texts.site.labelSeparator)\(texts.week)</span></a></div>
      \(table.html)</section>
      """
  }

  private var hasScores: Bool { if case .question = board.period { false } else { true } }

  private var empty: Texts.Message { if case .day = board.period { texts.emptyDay } else { texts.empty } }

  private var rule: String {
    switch board.period {
    case .day: texts.dayRule
    case .question: texts.questionRule
    case .week: texts.weekRule
    }
  }

  /// It stays visible while the list is scrolled.
  private var standing: HTML {
    if let own = board.ownEntry {
      let time = context.texts.dates.time(own.elapsed)
      let result = hasScores ? texts.score(own.correct, time) : time
      return """
        <p class="standing own"><span>\(texts.standing(own.rank, board.count))</span> <span class="facts">\(result)</span></p>\
        \(withheld)
        """
    }
    let missing: HTML? = context.name == nil ? nil : withheld ?? "<p class=\"hint\">\(noRank)</p>"
    return "<p class=\"standing\">\(texts.count(board.count))</p>\(missing)"
  }

  private var noRank: String { if case .day = board.period { texts.noRankOfDay } else { texts.noRank } }

  private var withheld: HTML? { board.hasWithheldRounds ? "<p class=\"note\">\(texts.withheld)</p>" : nil }

  private var languageNote: HTML? {
    language.map { "\(context.texts.site.sentenceSeparator)\(texts.language($0.ownName))" }
  }

  private func notice(_ message: Texts.Message, linkTo path: String? = nil, label: String = "") -> HTML {
    let link = path.map { "<p class=\"actions\"><a class=\"button primary\" href=\"\($0)\">\(label)</a></p>" as HTML }
    return message.emptyState(links: link)
  }
}
