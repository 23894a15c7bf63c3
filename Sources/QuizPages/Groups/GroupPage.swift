public import HTML
public import QuizEngine

/// One of the player's groups: how its members stand, its invitation link, and the button to leave.
public struct GroupPage: Sendable {
  /// A member's day so far.
  public struct Member: Sendable {
    let name: String
    let marks: DayMarks

    /// - Parameter marks: a question that isn't over counts as open.
    public init(name: String, marks: DayMarks) {
      self.name = name
      self.marks = marks
    }
  }

  /// How the members stand today and this week.
  public struct Standings: Sendable {
    /// The player's date.
    let today: CalendarDate
    let day: BoardsPage.Board
    let week: BoardsPage.Board
    /// All members, the player included.
    let members: [Member]

    public init(today: CalendarDate, day: BoardsPage.Board, week: BoardsPage.Board, members: [Member]) {
      self.today = today
      self.day = day
      self.week = week
      self.members = members
    }
  }

  let context: PlayerPageContext
  let group: GroupsPage.Group
  /// The member who made the group; nil if they have left it.
  let founder: String?
  /// Nil in a house without boards.
  let standings: Standings?
  /// Whether the player has joined just now.
  let isNew: Bool

  /// - Parameters:
  ///   - founder: nil if they have left the group.
  ///   - standings: nil in a house without boards.
  ///   - isNew: whether the player has joined just now.
  public init(
    context: PlayerPageContext, group: GroupsPage.Group, founder: String?, standings: Standings?, isNew: Bool = false
  ) {
    self.isNew = isNew
    self.context = context
    self.group = group
    self.founder = founder
    self.standings = standings
  }

  private var texts: Texts.Groups { context.texts.groups }

  public var html: HTML {
    context.document(
      title: group.name, bodyClass: "groups-page group-page", script: .quizzes,
      main: """
        \(isNew ? "<p class=\"done\" role=\"status\">\(texts.joined(group.members))</p>\n" : nil)\
        <div class="group-head"><div><h1><bdi>\(group.name)</bdi></h1>
        <p class="hint">\(group.facts(texts, founder: founder))</p>
        <p class="hint" id="invite">\(texts.inviteText)</p></div>
        \(invitation)</div>
        \(standings.map(boards))
        \(leaving)
        """)
  }

  private func boards(_ standings: Standings) -> HTML {
    """
    <div class="standings">\(section("today", texts.today, standings.day, marksOf: standings.members, else: texts.nobodyToday, stillToPlay(standings)))\
    \(section("week", texts.week, standings.week, else: texts.nobodyThisWeek))</div>

    """
  }

  /// - Parameters:
  ///   - members: whose marks the board shows instead of numbers; none for numbers.
  ///   - nobody: what to say while the board is empty.
  ///   - note: what follows the board.
  private func section(
    _ id: HTML, _ title: String, _ board: BoardsPage.Board, marksOf members: [Member] = [], else nobody: String,
    _ note: HTML? = nil
  ) -> HTML {
    let table = BoardTable(
      texts: context.texts, entries: board.entries, ownEntry: board.ownEntry, hasScores: true, label: "\(title)",
      marks: { name in members.first { $0.name == name }?.marks })
    return """
      <section aria-labelledby="\(id)"><div class="section-head"><h2 id="\(id)">\(title)</h2>\
      <a href="\(SitePath.board(board.period, group: group.inviteCode))">\(texts.wholeBoard)\
      <span class="visually-hidden">\(context.texts.site.labelSeparator)\(title)</span></a></div>
      \(board.count == 0 ? "<p class=\"hint\">\(nobody)</p>" : table.html)\(others(than: board))\(note)</section>

      """
  }

  /// How many players the board has besides those who are shown.
  private func others(than board: BoardsPage.Board) -> HTML? {
    let isOwnBelow = board.ownEntry != nil && !board.entries.contains { $0.isOwn }
    let rest = board.count - board.entries.count - (isOwnBelow ? 1 : 0)
    return rest > 0 ? "<p class=\"others\">\(texts.others(rest))</p>" : nil
  }

  /// How many members who still have to play are shown.
  private static let waitingLimit = 8

  /// The members with questions left, each with their marks: the player first, then who has begun. Nil once all members
  /// have played.
  private func stillToPlay(_ standings: Standings) -> HTML? {
    let waiting = standings.members.filter { $0.marks.remainingCount > 0 }
    guard !waiting.isEmpty else { return nil }
    let isOwn = waiting.contains { $0.name == context.name }
    let ordered =
      waiting.filter { $0.name == context.name }
      + (0...Difficulty.allCases.count).flatMap { count in
        waiting.filter { $0.name != context.name && $0.marks.remainingCount == count }
      }
    let rest = ordered.dropFirst(Self.waitingLimit).count
    return """
      <h3 id="waiting">\(texts.stillToPlay)</h3>
      <ul class="waiting" aria-labelledby="waiting">\(ordered.prefix(Self.waitingLimit).map(row))\
      \(rest > 0 ? "<li>\(texts.others(rest))</li>" : nil)</ul>\(playLink, if: isOwn)
      """
  }

  private func row(_ member: Member) -> HTML {
    let you: HTML = " <span class=\"you\">\(context.texts.boards.you)</span>"
    return """
      <li><span><bdi>\(member.name)</bdi>\(you, if: member.name == context.name)</span>\
      \(member.marks.html(context.texts, isSmall: true, label: member.name))</li>

      """
  }

  private var playLink: HTML {
    """

    <p class="actions"><a class="button primary" href="\(SitePath.daily)">\(context.texts.day.play)</a></p>
    """
  }

  /// Scripts show the button, which shares the link, or else copies it. Without them the link can be selected.
  private var invitation: HTML {
    let share = context.texts.share
    let link = (context.page.origin ?? "") + SitePath.join(group.inviteCode)
    return """
      <div class="share invitation" data-title="\(group.name)" data-text="\(texts.message(group.name))" \
      data-copied="\(share.copied)" data-copy-yourself="\(share.copyYourself)">\
      <button type="button" class="button" aria-describedby="invite" hidden>\(texts.invite)</button><p role="status"></p>\
      \(AddressField(label: texts.link, address: link, id: "link").html)</div>
      """
  }

  private var leaving: HTML {
    """
    <details class="subsection leaving"><summary class="quiet">\(texts.leave)</summary>
    <p>\(texts.leaveText)</p>
    <form method="post" action="\(SitePath.leave(group.inviteCode))">\(context.page.csrfField)\
    <button class="button">\(texts.leaveButton)</button></form></details>
    """
  }
}

extension GroupsPage.Group {
  /// How many members there are, and who made the group.
  func facts(_ texts: Texts.Groups, founder: String?) -> HTML {
    let founded: HTML? = founder.map { " · \(texts.foundedBy("\u{2068}" + $0 + "\u{2069}"))" }
    return "\(texts.members(members))\(founded)"
  }
}
