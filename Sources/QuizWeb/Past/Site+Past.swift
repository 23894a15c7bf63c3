import Hummingbird
import QuizEngine
import QuizPages
import QuizService
internal import StoreStatus

extension Site {
  func addPastRoutes(to router: SiteRouter) {
    router.route(SitePath.pastRounds, get: .players(showPastRounds))
    router.route(SitePath.pastDays + ":date", get: .players(showPastDay))
  }

  private func showPastRounds(_ request: PlayerRequest) async throws -> Response {
    let filter = PastRoundFilter(of: request)
    let before = request.queryParameter(QueryField.before).flatMap { CalendarDate(text: $0) }
    let list = try await services.daily.pastRounds(of: request.player, matching: filter, before: before)
    let pageContext = await loadPageContext(for: request, at: SitePath.pastRounds(filter, before: before))
    let page = PastRoundsPage(
      context: pageContext, filter: filter, entries: list.records.compactMap(PastRoundsPage.Entry.init),
      days: list.days, statistics: list.statistics, isFirst: before == nil, next: list.next)
    return Response.page(page.html, to: request)
  }

  private func showPastDay(_ request: PlayerRequest) async throws -> Response {
    guard let date = CalendarDate(text: request.pathParameter("date")) else { throw PageError.notFound }
    let found = try await services.daily.pastDay(date, of: request.player)
    guard let day = found else { throw PageError.notFound }
    let page = PastDayPage(day, context: await loadPageContext(for: request, at: SitePath.pastDay(date)))
    return Response.page(page.html, to: request)
  }
}

extension PastRoundFilter {
  /// Ignores invalid values.
  fileprivate init(of request: some SiteRequest) {
    self.init(
      difficulty: request.queryParameter(QueryField.difficulty).flatMap(Difficulty.init(rawValue:)),
      category: request.queryParameter(QueryField.category).flatMap(TriviaCategory.init(rawValue:)),
      result: request.queryParameter(QueryField.result).flatMap(Result.init(rawValue:)))
  }
}

extension PastRoundsPage.Entry {
  /// Nil if the round is open.
  fileprivate init?(_ record: RoundRecord) {
    guard let verdict = ShownVerdict(of: record) else { return nil }
    self.init(
      date: record.date, topic: record.topic, verdict: verdict, question: record.question, elapsed: record.answeredTime)
  }
}

extension PastDayPage {
  fileprivate init(_ day: PastDay, context: PlayerPageContext) {
    self.init(
      context: context, date: day.date, today: day.today, dates: day.dates, entries: day.entries.map(Entry.init),
      marks: DayMarks(pastDay: day), standing: day.standing, isOverEverywhere: day.isOverEverywhere)
  }
}

extension RoundRecord {
  /// From Start to the answer; nil if there is no answer.
  fileprivate var answeredTime: TimeSpan? {
    guard case .answered = round.phase else { return nil }
    return round.elapsed
  }
}

extension PastDayPage.Entry {
  fileprivate init(_ entry: PastDay.Entry) {
    let item = entry.item.content
    let order = entry.record?.optionOrder ?? Array(item.options.indices)
    self.init(
      topic: RoundTopic(difficulty: entry.difficulty, category: item.question.category), question: item.question,
      options: order.map { item.options[$0] }, correctIndex: order.firstIndex(of: item.correctIndex) ?? 0,
      round: entry.record.flatMap { Round($0, order: order) }, correctPercent: entry.statistics.correctPercent,
      isVoid: entry.item.isVoid)
  }
}

extension PastDayPage.Entry.Round {
  /// Nil if the round is open.
  ///
  /// - Parameter order: the order in which the player saw the options.
  fileprivate init?(_ record: RoundRecord, order: [Int]) {
    guard let verdict = ShownVerdict(of: record) else { return nil }
    var chosen: Int?
    if case .answered(let option, _) = record.round.phase { chosen = order.firstIndex(of: option) }
    self.init(verdict: verdict, chosen: chosen, elapsed: record.answeredTime)
  }
}
