import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addBoardsRoutes(to router: SiteRouter) {
    router.route(SitePath.boards, get: .players(showBoard))
  }

  private func showBoard(_ request: PlayerRequest) async throws -> Response {
    guard let requested = BoardRequest(of: request) else { throw PageError.notFound }
    let overview: BoardOverview
    do { overview = try await services.boards.board(requested, for: request.player.account) } catch {
      guard error == .personalDraw else { throw error.pageError }
      let pageContext = await loadPageContext(for: request, at: SitePath.boards)
      return Response.page(NoBoardsPage(context: pageContext).html, to: request)
    }
    let path = SitePath.board(BoardPeriod(overview.period), group: overview.group?.invitation.text)
    let pageContext = await loadPageContext(for: request, at: path)
    return Response.page(BoardsPage(overview, context: pageContext).html, to: request)
  }
}

extension BoardRequest {
  /// Reads the board from the address; nil if it isn't valid.
  fileprivate init?(of request: some SiteRequest) {
    let group = request.queryParameter(QueryField.group)
    let invitation = group.flatMap { Token128(text: $0) }
    if group != nil, invitation == nil { return nil }
    if let week = request.queryParameter(QueryField.week) {
      guard let monday = CalendarDate(text: week) else { return nil }
      self.init(period: .week(monday), group: invitation)
    } else if let day = request.queryParameter(QueryField.date) {
      guard let date = CalendarDate(text: day) else { return nil }
      guard let question = request.queryParameter(QueryField.difficulty) else {
        self.init(period: .day(date), group: invitation)
        return
      }
      guard let difficulty = Difficulty(rawValue: question) else { return nil }
      self.init(period: .question(date, difficulty), group: invitation)
    } else {
      self.init(period: nil, group: invitation)
    }
  }
}

extension BoardPeriod {
  init(_ period: BoardRequest.Period) {
    switch period {
    case .day(let date): self = .day(date)
    case .question(let date, let difficulty): self = .question(date, difficulty)
    case .week(let monday): self = .week(monday)
    }
  }
}

extension BoardsPage {
  fileprivate init(_ overview: BoardOverview, context: PlayerPageContext) {
    let groups = overview.groups.map { GroupsPage.Group($0) }
    let group = groups.first { $0.inviteCode == overview.group?.invitation.text }
    var week: Board?
    if case .day(let date) = overview.period {
      week = overview.week.map { Board($0, .week(date.monday), group: group) }
    }
    self.init(
      context: context, board: Board(overview.page, BoardPeriod(overview.period), group: group), week: week,
      groups: groups, dates: overview.dates, today: overview.today,
      language: overview.isOneOfSeveral && overview.languages.count == 1 ? overview.languages[0] : nil)
  }
}

extension BoardsPage.Board {
  /// - Parameter group: nil for the board of all players.
  init(_ page: BoardPage, _ period: BoardPeriod, group: GroupsPage.Group?) {
    self.init(
      period: period, group: group, entries: page.entries.map(BoardsPage.Entry.init),
      ownEntry: page.ownEntry.map(BoardsPage.Entry.init), count: page.count, isVoid: page.isVoid,
      hasWithheldRounds: page.hasWithheldRounds)
  }
}

extension BoardsPage.Entry {
  fileprivate init(_ entry: BoardPage.Entry) {
    self.init(
      rank: entry.rank, name: entry.name.text, isOwn: entry.isOwn, correct: entry.correct, elapsed: entry.elapsed)
  }
}
