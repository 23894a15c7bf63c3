import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addBoards(to router: Router<SiteContext>) {
    router.route("/daily/boards", get: showBoard)
  }

  private func showBoard(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (player, visitor) = try await requirePlayer(request)
    guard let wish = BoardRequest(of: request) else { throw PageError.notFound }
    let sheet: BoardOverview
    do { sheet = try await house.board(wish, for: player.account) } catch {
      switch error {
      case .noSuchDate, .noSuchGroup: throw PageError.notFound
      case .personalDraw:
        let frame = playerFrame(for: player, visitor, at: SitePath.boards)
        return ResponseBuilder.page(NoBoardsPage(player: frame).html, to: request)
      case .store(let trouble): throw PageError(trouble)
      }
    }
    let address = SitePath.board(BoardPeriod(sheet.period), group: sheet.group?.invitation.text)
    let frame = playerFrame(for: player, visitor, at: address)
    return ResponseBuilder.page(BoardsPage(sheet, player: frame).html, to: request)
  }
}

extension BoardRequest {
  /// What the address asks for; nil where it says something that can't be.
  fileprivate init?(of request: Request) {
    let group = request.queryParameter(SitePath.groupField)
    let key = group.flatMap { Token128(text: $0) }
    if group != nil, key == nil { return nil }
    if let week = request.queryParameter(SitePath.weekField) {
      guard let monday = CalendarDate(text: week) else { return nil }
      self.init(period: .week(monday), group: key)
    } else if let day = request.queryParameter(SitePath.dateField) {
      guard let date = CalendarDate(text: day),
        let difficulty = Difficulty(
          rawValue: request.queryParameter(SitePath.difficultyField) ?? Difficulty.easy.rawValue)
      else { return nil }
      self.init(period: .day(date, difficulty), group: key)
    } else {
      self.init(period: nil, group: key)
    }
  }
}

extension BoardPeriod {
  init(_ span: BoardRequest.Period) {
    switch span {
    case .day(let date, let difficulty): self = .day(date, difficulty)
    case .week(let monday): self = .week(monday)
    }
  }
}

extension BoardsPage {
  fileprivate init(_ sheet: BoardOverview, player: PlayerContext) {
    let groups = sheet.groups.map { BoardsPage.Group(name: $0.name, inviteCode: $0.invitation.text) }
    let page = sheet.page
    let board = Board(
      period: BoardPeriod(sheet.period), group: groups.first { $0.inviteCode == sheet.group?.invitation.text },
      entries: page.entries.map(Entry.init), ownEntry: page.ownEntry.map(Entry.init), count: page.count,
      isVoid: page.isVoid,
      isOwnWithheld: page.hasWithheldRounds)
    self.init(
      player: player, board: board, groups: groups, dates: sheet.dates, today: sheet.today,
      language: sheet.hasOtherLanguages ? sheet.language : nil)
  }
}

extension BoardsPage.Entry {
  fileprivate init(_ place: BoardPage.Entry) {
    self.init(
      rank: place.rank, name: place.name.text, isOwn: place.isOwn, correct: place.correct, elapsed: place.elapsed)
  }
}
