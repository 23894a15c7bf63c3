import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  @Sendable func showFigures(
    _ request: Request, _ context: SiteContext, _ visit: DeskVisit
  ) async throws -> Hummingbird.Response {
    let order = request.query(Address.orderField).flatMap { DeskFiguresPage.Order(rawValue: String($0)) } ?? .doubtful
    let records = try await refusing { () throws(DeskRefusal) in try await visit.desk.questions().records }
    let length = DeskFiguresPage.length
    let pageCount = max(1, (records.count + length - 1) / length)
    let page = request.query(Address.pageField).flatMap { Form.number(String($0)) } ?? 1
    guard (1...pageCount).contains(page) else { throw Trouble.noSuchPage }
    let shown = order.sorted(records).dropFirst((page - 1) * length).prefix(length)
    return Reply.page(
      DeskFiguresPage(
        player: frame(visit, at: Address.deskFigures(by: order, page: page)),
        entries: shown.compactMap(DeskFiguresPage.Entry.init), order: order, page: page, pageCount: pageCount
      ).html, to: request)
  }
}

extension DeskFiguresPage.Order {
  /// Questions that have no such figure come last.
  fileprivate func sorted(_ records: [QuestionRecord]) -> [QuestionRecord] {
    records.map { (rank: rank(of: $0), record: $0) }
      .sorted { one, other in
        one.rank == other.rank ? one.record.item.number > other.record.item.number : one.rank < other.rank
      }.map(\.record)
  }

  private func rank(of record: QuestionRecord) -> Double {
    let statistics = record.statistics
    switch self {
    case .players: return -Double(statistics.players)
    case .latest: return record.date.map { -Double($0.number) } ?? 0
    case _ where !statistics.isTelling: return .infinity
    case .doubtful:
      return record.betterLabel == nil ? 0 : -statistics.facility.distance(from: record.question.difficulty)
    case .right: return statistics.facility.share
    case .time: return statistics.medianTime.map { -Double($0.milliseconds) } ?? .infinity
    case .discrimination: return statistics.discrimination ?? .infinity
    }
  }
}

extension DeskFiguresPage.Entry {
  fileprivate init(_ record: QuestionRecord) {
    self.init(
      item: DeskItem(number: record.item.number, item: record.shown, date: record.date, isVoid: false),
      answers: record.answers, statistics: record.statistics, betterLabel: record.betterLabel)
  }
}
