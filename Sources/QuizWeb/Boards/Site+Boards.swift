import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addBoards(to router: Router<SiteContext>) {
    router.answer("/daily/boards", get: showBoard)
  }

  private func showBoard(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (player, visitor) = try await signedIn(request)
    guard let wish = BoardWish(of: request) else { throw Trouble.noSuchPage }
    let sheet: BoardSheet
    do { sheet = try await house.board(wish, for: player.account) } catch {
      switch error {
      case .noSuchDate, .noSuchGroup: throw Trouble.noSuchPage
      case .personalDraw:
        let frame = playerFrame(for: player, visitor, at: Address.boards)
        return Reply.page(NoBoardsPage(player: frame).html, to: request)
      case .store(let trouble): throw Trouble(store: trouble)
      }
    }
    let address = Address.board(BoardSpan(sheet.span), group: sheet.group?.invitation.text)
    let frame = playerFrame(for: player, visitor, at: address)
    return Reply.page(BoardsPage(sheet, player: frame).html, to: request)
  }
}

extension BoardWish {
  /// What the address asks for; nil where it says something that can't be.
  fileprivate init?(of request: Request) {
    let group = request.query(Address.groupField)
    let key = group.flatMap { Key128(text: $0) }
    if group != nil, key == nil { return nil }
    if let week = request.query(Address.weekField) {
      guard let monday = CalendarDate(text: week) else { return nil }
      self.init(span: .week(monday), group: key)
    } else if let day = request.query(Address.dateField) {
      guard let date = CalendarDate(text: day),
        let difficulty = Difficulty(rawValue: request.query(Address.difficultyField) ?? Difficulty.easy.rawValue)
      else { return nil }
      self.init(span: .day(date, difficulty), group: key)
    } else {
      self.init(span: nil, group: key)
    }
  }
}

extension BoardSpan {
  init(_ span: BoardWish.Span) {
    switch span {
    case .day(let date, let difficulty): self = .day(date, difficulty)
    case .week(let monday): self = .week(monday)
    }
  }
}

extension BoardsPage {
  fileprivate init(_ sheet: BoardSheet, player: PlayerFrame) {
    let groups = sheet.groups.map { BoardsPage.Group(name: $0.name, key: $0.invitation.text) }
    let page = sheet.page
    let board = Board(
      span: BoardSpan(sheet.span), group: groups.first { $0.key == sheet.group?.invitation.text },
      places: page.places.map(Place.init), own: page.own.map(Place.init), count: page.count, isVoid: page.isVoid,
      isOwnWithheld: page.isOwnWithheld)
    self.init(
      player: player, board: board, groups: groups, dates: sheet.dates, today: sheet.today,
      language: sheet.isOneOfSeveral ? sheet.language : nil)
  }
}

extension BoardsPage.Place {
  fileprivate init(_ place: BoardPage.Place) {
    self.init(
      rank: place.rank, name: place.name.text, isOwn: place.isOwn, correct: place.correct, elapsed: place.elapsed)
  }
}
