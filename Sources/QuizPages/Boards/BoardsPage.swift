public import HTML
public import QuizEngine

/// A leaderboard: of a date's question or of a week, of all players or of a group.
public struct BoardsPage: Sendable {
  public struct Group: Sendable {
    public let name: String
    /// Its invitation, as text.
    public let inviteCode: String

    public init(name: String, inviteCode key: String) {
      self.name = name
      self.inviteCode = key
    }
  }

  public struct Entry: Sendable {
    public let rank: Int
    public let name: String
    public let isOwn: Bool
    public let correct: Int
    /// From Start to the answer, with all pauses.
    public let elapsed: TimeSpan

    public init(rank: Int, name: String, isOwn: Bool, correct: Int, elapsed: TimeSpan) {
      self.rank = rank
      self.name = name
      self.isOwn = isOwn
      self.correct = correct
      self.elapsed = elapsed
    }
  }

  public struct Board: Sendable {
    public let period: BoardPeriod
    /// Nil for everybody's.
    public let group: Group?
    /// From the top.
    public let entries: [Entry]
    /// The player's own; nil where they have none.
    public let ownEntry: Entry?
    /// How many have a place.
    public let count: Int
    public let isVoid: Bool
    /// Whether the player played rounds of its dates that no board shows, since an account had been deleted in the same browser.
    public let isOwnWithheld: Bool

    public init(
      period span: BoardPeriod, group: Group?, entries places: [Entry], ownEntry own: Entry?, count: Int, isVoid: Bool,
      isOwnWithheld: Bool = false
    ) {
      self.period = span
      self.group = group
      self.entries = places
      self.ownEntry = own
      self.count = count
      self.isVoid = isVoid
      self.isOwnWithheld = isOwnWithheld
    }
  }

  public let player: PlayerContext
  public let board: Board
  /// The player's.
  public let groups: [Group]
  /// The dates that have boards.
  public let dates: ClosedRange<CalendarDate>
  /// The player's own date.
  public let today: CalendarDate
  /// The language that those on the board play in; nil where there is only one.
  public let language: Language?

  public init(
    player: PlayerContext, board: Board, groups: [Group], dates: ClosedRange<CalendarDate>, today: CalendarDate,
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
      title: texts.title, bodyClass: "ranking", script: nil,
      main: """
        <h1>\(texts.title)</h1>
        \(groupLinks)\(periodLinks)\(dateNavigation)
        \(content)
        \(player.name == nil ? notice(texts.guest, SitePath.signUp, texts.signUp) : nil)
        """)
  }

  private var content: HTML {
    if board.isVoid { return notice(texts.void, nil, "") }
    if board.count == 0 {
      return "\(withheld)\(notice(texts.empty, SitePath.daily, player.texts.statistics.toToday))"
    }
    return """
      \(standing)
      \(table)
      <p class="facts">\(isWeek ? texts.weekRule : texts.dayRule)\(spoken)</p>
      """
  }

  private var standing: HTML {
    if let own = board.ownEntry {
      return "<p class=\"standing\">\(texts.standing(own.rank, board.count))</p>\(withheld)"
    }
    let missing = player.name == nil ? nil : withheld ?? "<p>\(texts.noPlace)</p>"
    return "<p class=\"standing\">\(texts.count(board.count))</p>\(missing)"
  }

  private var withheld: HTML? { board.isOwnWithheld ? "<p class=\"note\">\(texts.withheld)</p>" : nil }

  private var spoken: HTML? { language.map { " \(texts.language($0.ownName))" } }

  private func notice(_ message: Texts.Message, _ address: String?, _ label: String) -> HTML {
    let way = address.map { "<p class=\"actions\"><a class=\"button\" href=\"\($0)\">\(label)</a></p>" as HTML }
    return "<section class=\"nothing\"><h2>\(message.title)</h2><p>\(message.text)</p>\(way)</section>"
  }
}
