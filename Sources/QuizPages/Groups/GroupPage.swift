public import HTML
public import QuizEngine

/// One of the player's groups: how its members stand, its invitation link, and the button to leave.
public struct GroupPage: Sendable {
  /// How the members stand today and this week.
  public struct Standings: Sendable {
    /// The player's date.
    let today: CalendarDate
    let day: BoardsPage.Board
    let week: BoardsPage.Board
    /// The names of the members who haven't finished today's questions.
    let stillToPlay: [String]

    public init(today: CalendarDate, day: BoardsPage.Board, week: BoardsPage.Board, stillToPlay: [String]) {
      self.today = today
      self.day = day
      self.week = week
      self.stillToPlay = stillToPlay
    }
  }

  let player: PlayerContext
  let group: GroupsPage.Group
  /// Who made the group; nil if they have left it.
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
    player: PlayerContext, group: GroupsPage.Group, founder: String?, standings: Standings?, isNew: Bool = false
  ) {
    self.isNew = isNew
    self.player = player
    self.group = group
    self.founder = founder
    self.standings = standings
  }

  private var texts: Texts.Groups { player.texts.groups }

  public var html: HTML {
    player.document(
      title: group.name, bodyClass: "groups-page group-page", script: player.page.assets.script,
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
    <div class="standings">\(section("today", texts.today, standings.day, else: texts.nobodyToday, stillToPlay(standings)))\
    \(section("week", texts.week, standings.week, else: texts.nobodyThisWeek, nil))</div>

    """
  }

  /// - Parameters:
  ///   - nobody: what to say while the board is empty.
  ///   - note: what follows the board.
  private func section(
    _ id: HTML, _ title: String, _ board: BoardsPage.Board, else nobody: String, _ note: HTML?
  ) -> HTML {
    let table = BoardTable(
      texts: player.texts, entries: board.entries, ownEntry: board.ownEntry, hasScores: true, label: "\(title)")
    return """
      <section aria-labelledby="\(id)"><div class="section-head"><h2 id="\(id)">\(title)</h2>\
      <a href="\(SitePath.board(board.period, group: group.inviteCode))">\(texts.wholeBoard)\
      <span class="visually-hidden">\(player.texts.house.labelSeparator)\(title)</span></a></div>
      \(board.count == 0 ? "<p class=\"hint\">\(nobody)</p>" : table.html)\(note)</section>

      """
  }

  /// Nil once all members have played.
  private func stillToPlay(_ standings: Standings) -> HTML? {
    guard !standings.stillToPlay.isEmpty else { return nil }
    let others = standings.stillToPlay.filter { $0 != player.name }
    let isOwn = others.count < standings.stillToPlay.count
    let (shown, rest) = (others.prefix(8), others.dropFirst(8).count)
    let separator = player.texts.house.sentenceSeparator.isEmpty ? "、" : ", "
    let own: [HTML] = isOwn ? ["<span class=\"you\">\(player.texts.boards.you)</span>"] : []
    let names = (own + shown.map { "<bdi>\($0)</bdi>" as HTML }).enumerated().map { index, name -> HTML in
      "\(index == 0 ? "" : separator)\(name)"
    }
    let play: HTML = """

      <p class="actions"><a class="button primary" href="\(SitePath.daily)">\(player.texts.day.play)</a></p>
      """
    return """
      <p class="still-to-play">\(texts.stillToPlay)\(player.texts.house.labelSeparator)\(names)\
      \(rest > 0 ? " \(texts.others(rest))" : "")</p>\(play, if: isOwn)
      """
  }

  /// Scripts show the button, which shares the link, or else copies it. Without them the link can be selected.
  private var invitation: HTML {
    let (share, link) = (player.texts.share, (player.page.origin ?? "") + SitePath.join(group.inviteCode))
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
    <form method="post" action="\(SitePath.leave(group.inviteCode))">\(player.page.csrfField)\
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
