public import HTML
public import QuizEngine

/// A leaderboard: of a date's question or of a week, for all players or for a group.
public struct BoardsPage: Sendable {
  /// A row of the board.
  public struct Entry: Sendable {
    let rank: Int
    let name: String
    /// Whether the row is the reader's.
    let isOwn: Bool
    /// The number of correct answers of a week.
    let correct: Int
    /// From Start to the answer, pauses included.
    let elapsed: TimeSpan

    /// - Parameters:
    ///   - rank: from 1; equal results have equal ranks.
    ///   - correct: the number of correct answers; a day's board shows none.
    ///   - elapsed: from Start to the answer, pauses included; for a week the sum.
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
    /// Whether an operator voided the date's question.
    let isVoid: Bool
    /// Whether rounds of the player are left out, because an account had been deleted in the same browser on that date.
    let isOwnWithheld: Bool

    public init(
      period: BoardPeriod, group: GroupsPage.Group?, entries: [Entry], ownEntry: Entry?, count: Int,
      isVoid: Bool,
      isOwnWithheld: Bool = false
    ) {
      self.period = period
      self.group = group
      self.entries = entries
      self.ownEntry = ownEntry
      self.count = count
      self.isVoid = isVoid
      self.isOwnWithheld = isOwnWithheld
    }
  }

  let player: PlayerContext
  let board: Board
  /// The player's groups.
  let groups: [GroupsPage.Group]
  /// The dates that have boards.
  let dates: ClosedRange<CalendarDate>
  /// The player's date.
  let today: CalendarDate
  /// The language of the questions that the board is about; nil if the bank has only one.
  let language: Language?

  public init(
    player: PlayerContext, board: Board, groups: [GroupsPage.Group], dates: ClosedRange<CalendarDate>,
    today: CalendarDate,
    language: Language?
  ) {
    self.player = player
    self.board = board
    self.groups = groups
    self.dates = dates
    self.today = today
    self.language = language
  }

  var texts: Texts.Boards { player.texts.boards }
  var isWeek: Bool { if case .week = board.period { true } else { false } }

  public var html: HTML {
    player.document(
      title: texts.title, bodyClass: "boards-page", script: nil,
      main: """
        <h1>\(texts.title)</h1>
        \(groupLinks)\(periodLinks)\(dateNavigation)
        \(content)
        \(player.name == nil ? notice(texts.guest, linkTo: SitePath.signUp, label: texts.signUp) : nil)
        """)
  }

  private var content: HTML {
    if board.isVoid { return notice(texts.void) }
    if board.count == 0 {
      // Nobody can join a board of the past any more.
      guard board.period.dates.contains(today) else {
        return "\(withheld)<p class=\"standing\">\(texts.count(0))</p>"
      }
      return "\(withheld)\(notice(texts.empty, linkTo: SitePath.daily, label: player.texts.statistics.toToday))"
    }
    return """
      \(standing)
      \(table)
      <p class="facts">\(isWeek ? texts.weekRule : texts.dayRule)\(languageNote)</p>
      """
  }

  private var standing: HTML {
    if let own = board.ownEntry {
      return "<p class=\"standing\">\(texts.standing(own.rank, board.count))</p>\(withheld)"
    }
    let missing = player.name == nil ? nil : withheld ?? "<p>\(texts.noRank)</p>"
    return "<p class=\"standing\">\(texts.count(board.count))</p>\(missing)"
  }

  private var withheld: HTML? { board.isOwnWithheld ? "<p class=\"note\">\(texts.withheld)</p>" : nil }

  private var languageNote: HTML? { language.map { " \(texts.language($0.ownName))" } }

  private func notice(_ message: Texts.Message, linkTo path: String? = nil, label: String = "") -> HTML {
    let link = path.map { "<p class=\"actions\"><a class=\"button\" href=\"\($0)\">\(label)</a></p>" as HTML }
    return message.emptyState(links: link)
  }
}
