import Hummingbird
import QuizEngine
import QuizPages
import QuizService
internal import StoreStatus

extension Site {
  func addStatisticsRoutes(to router: Router<SiteContext>) {
    router.route("/daily/statistics", get: showStatistics)
  }

  private func showStatistics(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await requirePlayer(request)
    let month = request.queryParameter(SitePath.monthField).flatMap { CalendarMonth(text: $0) }
    let overview = try await house.daily.statistics(of: player.account, in: month)
    let address = month.map { _ in SitePath.statistics(in: overview.month.month) } ?? SitePath.statistics
    let page = StatisticsPage(
      player: await loadPlayerContext(for: player, visitor: visitor, at: address), statistics: overview.statistics,
      month: overview.month,
      months: overview.earliest...overview.latest, dates: overview.dates)
    return ResponseBuilder.page(page.html, to: request)
  }
}
