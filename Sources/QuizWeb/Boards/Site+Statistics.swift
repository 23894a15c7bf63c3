import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addStatistics(to router: Router<SiteContext>) {
    router.answer("/daily/statistics", get: showStatistics)
  }

  private func showStatistics(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (player, visitor) = try await signedIn(request)
    let month = request.query(Address.monthField).flatMap { CalendarMonth(text: $0) }
    let sheet: StatisticsSheet
    do { sheet = try await house.statistics(of: player.account, in: month) } catch { throw Trouble(store: error) }
    let address = month.map { _ in Address.statistics(in: sheet.month.month) } ?? Address.statistics
    let page = StatisticsPage(
      player: playerFrame(for: player, visitor, at: address), statistics: sheet.statistics, month: sheet.month,
      months: sheet.earliest...sheet.latest)
    return Reply.page(page.html, to: request)
  }
}

extension Trouble {
  init(store error: StoreError) { self = .refused(.store(error), play: nil) }
}
