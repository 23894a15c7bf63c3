import Goldens
import HTML
import QuizEngine
import Testing

@testable import QuizPages

struct BoardPageTests {
  typealias Samples = BoardSamples

  @Test(arguments: Texts.all.map(\.language))
  func `statistics match their goldens in each language`(language: Language) throws {
    let texts = try #require(Texts[language])
    try expectGolden(Samples.statistics(texts).html.text, named: "statistics-\(language.tag).html")
  }

  @Test func `statistics without rounds match their golden`() throws {
    try expectGolden(
      StatisticsPage(
        context: Samples.player(at: SitePath.statistics),
        statistics: PlayerStatistics(of: [], today: Samples.today) { _ in true },
        month: PlayedMonth(CalendarMonth(of: Samples.today), of: [], forgiven: [], today: Samples.today) { _ in true },
        months: CalendarMonth(of: Samples.today)...CalendarMonth(of: Samples.today),
        dates: Samples.today...Samples.today
      ).html.text, named: "statistics-empty.html")
  }

  @Test(arguments: Texts.all.map(\.language))
  func `a day's board with shared ranks matches its goldens in each language`(language: Language) throws {
    let texts = try #require(Texts[language])
    let board = Samples.board(own: Samples.entries[3], Samples.entries, count: 4)
    try expectGolden(Samples.boards(board, texts).html.text, named: "board-\(language.tag).html")
  }

  @Test func `a group's weekly board shows the player's own row below`() throws {
    let own = Samples.entry(61, "Ada", 3700, isOwn: true)
    let board = Samples.board(
      .week(Samples.today.monday), group: Samples.group, own: own, Array(Samples.entries.prefix(3)), count: 61)
    let page = Samples.boards(board, groups: [Samples.group], language: Language("ru"))
    try expectGolden(page.html.text, named: "board-week.html")
  }

  @Test func `a question's board shows no numbers of right answers`() throws {
    let board = Samples.board(.question(Samples.today - 1, .medium), Samples.entries, count: 4)
    try expectGolden(Samples.boards(board).html.text, named: "board-question.html")
  }

  @Test func `boards without entries, with a void question and for a guest match their goldens`() throws {
    try expectGolden(Samples.boards(Samples.board()).html.text, named: "board-empty.html")
    try expectGolden(
      Samples.boards(Samples.board(.question(Samples.today, .easy), isVoid: true)).html.text, named: "board-void.html")
    let guest = Samples.boards(
      Samples.board(.day(Samples.today), Array(Samples.entries.prefix(3)), count: 3), name: nil)
    try expectGolden(guest.html.text, named: "board-guest.html")
    try expectGolden(NoBoardsPage(context: Samples.player(at: SitePath.boards)).html.text, named: "board-personal.html")
  }

  @Test func `there are no links to dates without a board`() {
    let last = Samples.boards(Samples.board(.day(Samples.today))).html.text
    #expect(last.contains("Previous day") && !last.contains("Next day"))
    let first = Samples.boards(Samples.board(.question(Samples.today - 30, .hard))).html.text
    #expect(!first.contains("Previous day") && first.contains("Next day"))
  }

  @Test func `groups, one group and its invitation match their goldens`() throws {
    try expectGolden(Samples.groups([Samples.company]).html.text, named: "groups.html")
    let errors = FormErrors([FormErrors.FieldError(field: "name", text: Texts.english.groups.nameWrong)])
    try expectGolden(Samples.groups([], errors: errors).html.text, named: "groups-error.html")
    try expectGolden(Samples.groups([], name: nil).html.text, named: "groups-guest.html")
    for texts in Texts.all {
      try expectGolden(Samples.group(texts).html.text, named: "group-\(texts.language.tag).html")
    }
    let player = Samples.player(at: SitePath.group(Samples.company.inviteCode))
    try expectGolden(
      GroupPage(context: player, group: Samples.company, founder: nil, standings: nil).html.text,
      named: "group-personal.html")
    let empty = GroupPage.Standings(
      today: Samples.today, day: Samples.board(), week: Samples.board(.week(Samples.today.monday)), members: [])
    try expectGolden(
      GroupPage(context: player, group: Samples.company, founder: "Ada", standings: empty).html.text,
      named: "group-new.html")
  }

  @Test func `the invitation to a group matches its goldens for players, guests and strangers`() throws {
    let player = Samples.player(at: SitePath.join(Samples.company.inviteCode))
    let invitees: [(String, JoinPage.Invitee)] = [
      ("join", .player(player)), ("join-guest", .guest(player)),
      ("join-stranger", .signedOut(player.page, idempotencyKey: PageSamples.publicID)),
      ("join-no-guests", .signedOut(player.page, idempotencyKey: nil)),
    ]
    for (name, invitee) in invitees {
      let page = JoinPage(invitee: invitee, group: Samples.company, founder: "Ada")
      try expectGolden(page.html.text, named: "\(name).html")
    }
  }

  @Test func `the names of many members who still have to play are cut short`() {
    let members = (1...12).map { Samples.member("Player \($0)", []) }
    let standings = GroupPage.Standings(
      today: Samples.today, day: Samples.board(), week: Samples.board(.week(Samples.today.monday)), members: members)
    let page = GroupPage(
      context: Samples.player(at: "/"), group: Samples.company, founder: nil, standings: standings
    ).html.text
    #expect(page.contains("Player 8") && !page.contains("Player 9") && page.contains("and 4 more"))
  }
}
