public import HTML
public import QuizEngine

/// A leaderboard: of a date's question or of a week, of all players or of a group.
public struct BoardsPage: Sendable {
  public struct Group: Sendable {
    public let name: String
    /// Its invitation, as text.
    public let key: String

    public init(name: String, key: String) {
      self.name = name
      self.key = key
    }
  }

  public struct Place: Sendable {
    public let rank: Int
    public let name: String
    public let isOwn: Bool
    public let correct: Int
    /// From Start to the answer, with all pauses.
    public let elapsed: Span

    public init(rank: Int, name: String, isOwn: Bool, correct: Int, elapsed: Span) {
      self.rank = rank
      self.name = name
      self.isOwn = isOwn
      self.correct = correct
      self.elapsed = elapsed
    }
  }

  public struct Board: Sendable {
    public let span: BoardSpan
    /// Nil for everybody's.
    public let group: Group?
    /// From the top.
    public let places: [Place]
    /// The player's own; nil where they have none.
    public let own: Place?
    /// How many have a place.
    public let count: Int
    public let isVoid: Bool
    /// Whether the player played rounds of its dates that no board shows, since an account had been deleted in the same browser.
    public let isOwnWithheld: Bool

    public init(
      span: BoardSpan, group: Group?, places: [Place], own: Place?, count: Int, isVoid: Bool,
      isOwnWithheld: Bool = false
    ) {
      self.span = span
      self.group = group
      self.places = places
      self.own = own
      self.count = count
      self.isVoid = isVoid
      self.isOwnWithheld = isOwnWithheld
    }
  }

  public let player: PlayerFrame
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
    player: PlayerFrame, board: Board, groups: [Group], dates: ClosedRange<CalendarDate>, today: CalendarDate,
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
  var isWeek: Bool { if case .week = board.span { true } else { false } }

  public var html: HTML {
    player.document(
      title: texts.title, kind: "ranking", script: nil,
      main: """
        <h1>\(texts.title)</h1>
        \(whose)\(which)\(when)
        \(content)
        \(player.name == nil ? notice(texts.guest, Address.signUp, texts.signUp) : nil)
        """)
  }

  private var content: HTML {
    if board.isVoid { return notice(texts.void, nil, "") }
    if board.count == 0 {
      return "\(withheld)\(notice(texts.empty, Address.daily, player.texts.statistics.toToday))"
    }
    return """
      \(standing)
      \(table)
      <p class="facts">\(isWeek ? texts.weekRule : texts.dayRule)\(spoken)</p>
      """
  }

  private var standing: HTML {
    if let own = board.own { return "<p class=\"standing\">\(texts.standing(own.rank, board.count))</p>\(withheld)" }
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
