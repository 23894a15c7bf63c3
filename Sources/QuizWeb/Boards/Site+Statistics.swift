import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addStatistics(to router: Router<SiteContext>) {
    router.route("/daily/statistics", get: showStatistics)
  }

  private func showStatistics(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (player, visitor) = try await requirePlayer(request)
    let month = request.queryParameter(SitePath.monthField).flatMap { CalendarMonth(text: $0) }
    let sheet: StatisticsOverview
    do { sheet = try await house.statistics(of: player.account, in: month) } catch { throw PageError(store: error) }
    let address = month.map { _ in SitePath.statistics(in: sheet.month.month) } ?? SitePath.statistics
    let page = StatisticsPage(
      player: playerFrame(for: player, visitor, at: address), statistics: sheet.statistics, month: sheet.month,
      months: sheet.earliest...sheet.latest)
    return ResponseBuilder.page(page.html, to: request)
  }
}

extension PageError {
  init(store error: StoreError) { self = .play(.store(error), play: nil) }
}
