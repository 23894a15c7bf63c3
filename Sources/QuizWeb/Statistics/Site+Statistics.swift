import Hummingbird
import QuizEngine
import QuizPages
import QuizService
internal import StoreStatus

extension Site {
  func addStatisticsRoutes(to router: SiteRouter) {
    router.route(SitePath.statistics, get: .players(showStatistics))
  }

  private func showStatistics(_ request: PlayerRequest) async throws -> Response {
    let month = request.queryParameter(QueryField.month).flatMap { CalendarMonth(text: $0) }
    let overview = try await services.daily.statistics(of: request.player.account, in: month)
    let path = month.map { _ in SitePath.statistics(in: overview.month.month) } ?? SitePath.statistics
    let streak = overview.statistics.streaks.current?.length ?? 0
    let page = StatisticsPage(
      context: await loadPageContext(for: request, at: path, streak: streak), statistics: overview.statistics,
      month: overview.month, months: overview.earliest...overview.latest, dates: overview.dates)
    return Response.page(page.html, to: request)
  }
}
