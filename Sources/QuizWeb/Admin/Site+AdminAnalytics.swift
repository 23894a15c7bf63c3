import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addAdminAnalyticsRoutes(to router: SiteRouter) {
    router.route(SitePath.adminAnalytics, get: .operators(showAnalytics))
  }

  private func showAnalytics(_ request: OperatorRequest) async throws -> Response {
    let order =
      request.queryParameter(QueryField.order).flatMap { AdminAnalyticsPage.SortOrder(rawValue: String($0)) }
      ?? .doubtful
    let records = try await request.admin.questionAnalytics().records
    let length = AdminAnalyticsPage.pageSize
    let pageCount = max(1, (records.count + length - 1) / length)
    let page = request.queryParameter(QueryField.page).flatMap { FormData.number(String($0)) } ?? 1
    guard (1...pageCount).contains(page) else { throw PageError.notFound }
    let shown = order.sorted(records).dropFirst((page - 1) * length).prefix(length)
    return Response.page(
      AdminAnalyticsPage(
        context: await loadPageContext(for: request, at: SitePath.adminAnalytics(by: order, page: page)),
        entries: shown.compactMap(AdminAnalyticsPage.Entry.init), sortOrder: order, page: page, pageCount: pageCount
      ).html, to: request)
  }
}

extension AdminAnalyticsPage.SortOrder {
  /// Questions without the figure come last.
  fileprivate func sorted(_ records: [QuestionAnalytics]) -> [QuestionAnalytics] {
    records.map { (rank: rank(of: $0), record: $0) }
      .sorted { one, other in
        one.rank == other.rank ? one.record.itemID.number > other.record.itemID.number : one.rank < other.rank
      }.map(\.record)
  }

  private func rank(of record: QuestionAnalytics) -> Double {
    let statistics = record.statistics
    switch self {
    case .players: return -Double(statistics.players)
    case .latest: return record.date.map { -Double($0.epochDay) } ?? 0
    case _ where !statistics.hasEnoughPlayers: return .infinity
    case .doubtful:
      if let discrimination = statistics.discrimination, discrimination < 0 { return discrimination - 1 }
      return record.suggestedDifficulty == nil ? 0 : -statistics.facility.distance(from: record.question.difficulty)
    case .facility: return statistics.facility.proportion
    case .time: return statistics.medianTime.map { -Double($0.milliseconds) } ?? .infinity
    case .discrimination: return statistics.discrimination ?? .infinity
    }
  }
}

extension AdminAnalyticsPage.Entry {
  fileprivate init(_ record: QuestionAnalytics) {
    self.init(
      item: AdminItem(number: record.itemID.number, item: record.shownItem, date: record.date, isVoid: false),
      answers: record.answers, statistics: record.statistics, suggestedDifficulty: record.suggestedDifficulty)
  }
}
