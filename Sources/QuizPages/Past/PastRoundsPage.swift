public import HTML
public import QuizEngine

/// A list of a player's finished rounds, with filters.
public struct PastRoundsPage: Sendable {
  /// A finished round.
  public struct Entry: Sendable {
    let date: CalendarDate
    let topic: RoundTopic
    let verdict: ShownVerdict
    let question: TriviaQuestion
    let elapsed: TimeSpan?

    /// - Parameter elapsed: from Start to the answer, pauses included, as on the boards; nil if there is no answer.
    public init(
      date: CalendarDate, topic: RoundTopic, verdict: ShownVerdict, question: TriviaQuestion, elapsed: TimeSpan?
    ) {
      self.date = date
      self.topic = topic
      self.verdict = verdict
      self.question = question
      self.elapsed = elapsed
    }
  }

  let context: PlayerPageContext
  let filter: PastRoundFilter
  /// The latest date first.
  let entries: [Entry]
  /// All finished rounds of the dates of these rounds.
  let days: [CalendarDate: [PlayedRound]]
  /// Of all rounds that the filter lets through.
  let statistics: PlayerStatistics
  let isFirst: Bool
  /// The next page begins before this date; nil on the last page.
  let next: CalendarDate?

  public init(
    context: PlayerPageContext, filter: PastRoundFilter, entries: [Entry], days: [CalendarDate: [PlayedRound]],
    statistics: PlayerStatistics, isFirst: Bool, next: CalendarDate?
  ) {
    self.context = context
    self.filter = filter
    self.entries = entries
    self.days = days
    self.statistics = statistics
    self.isFirst = isFirst
    self.next = next
  }

  private var texts: Texts.Past { context.texts.past }

  public var html: HTML {
    context.document(
      title: texts.title, bodyClass: "past-page past-list", script: .daily,
      main: """
        <h1>\(texts.title)</h1>
        \(entries.isEmpty && filter == PastRoundFilter() ? noRounds : list)
        """)
  }

  private var noRounds: HTML {
    let link: HTML = """

      <p class="actions"><a class="button primary" href="\(SitePath.daily)">\(context.texts.statistics.toToday)</a></p>
      """
    return texts.none.emptyState(links: link)
  }

  private var list: HTML {
    let showAll: HTML = """

      <p class="actions"><a class="button" href="\(SitePath.pastRounds)">\(texts.showAll)</a></p>
      """
    return """
      <p class="hint">\(texts.summary(statistics.total.played, statistics.total.correct))\(times)</p>
      \(filters)
      \(entries.isEmpty ? texts.nothing.emptyState(links: showAll) : sections)\(pagination)
      """
  }

  /// Nil without a right answer.
  private var times: HTML? {
    let time = context.texts.dates.time
    return statistics.times.map { times in
      "\(context.texts.site.sentenceSeparator)\(texts.times(time(times.best), time(times.median), time(times.average)))"
    }
  }

  /// Scripts show the list as soon as a filter changes, and hide the button.
  private var filters: HTML {
    let statistics = context.texts.statistics
    let game = context.texts.game
    let difficulties = Difficulty.allCases.map {
      option($0.rawValue, game.difficulties[$0], isChosen: $0 == filter.difficulty)
    }
    let categories = TriviaCategory.allCases.map {
      option($0.rawValue, game.categories[$0], isChosen: $0 == filter.category)
    }
    let results = PastRoundFilter.Result.allCases.map {
      option($0.rawValue, label(of: $0), isChosen: $0 == filter.result)
    }
    return """
      <form class="filters" method="get" action="\(SitePath.pastRounds)">\
      \(select("difficulty", statistics.difficulty, difficulties))\
      \(select("category", statistics.category, categories))\
      \(select("result", texts.result, results))<button class="button">\(texts.show)</button></form>
      """
  }

  private func select(_ name: HTML, _ label: String, _ options: [HTML]) -> HTML {
    """
    <label>\(label) <select name="\(name)" autocomplete="off"><option value="">\(texts.any)</option>\(options)</select></label>
    """
  }

  private func option(_ value: String, _ label: String, isChosen: Bool) -> HTML {
    "<option value=\"\(value)\"\(" selected", if: isChosen)>\(label)</option>"
  }

  private func label(of result: PastRoundFilter.Result) -> String {
    switch result {
    case .correct: texts.right
    case .wrong: texts.wrong
    case .unanswered: texts.unanswered
    }
  }

  /// A section for each date.
  private var sections: HTML {
    var all: [HTML] = []
    var start = 0
    for end in 1...entries.count where end == entries.count || entries[end].date != entries[start].date {
      all.append(section(entries[start..<end]))
      start = end
    }
    return "\(all)"
  }

  private func section(_ rounds: ArraySlice<Entry>) -> HTML {
    let date = rounds[rounds.startIndex].date
    return """
      <section class="past-day"><h2><a href="\(SitePath.pastDay(date))">\(context.texts.dates.full(date))</a></h2>\
      \(filter == PastRoundFilter() ? score(of: date) : nil)
      <ul class="past-rounds">\(rounds.map(row))</ul></section>

      """
  }

  /// The result of the whole day.
  private func score(of date: CalendarDate) -> HTML {
    let rounds = days[date] ?? []
    let right = rounds.filter { !$0.isVoid && $0.verdict == .correct }
    let elapsed = right.compactMap { $0.elapsed?.inTenths }.reduce(.zero, +)
    return """
      <p class="day-score">\(ScoreStrip(ofDate: rounds).html(context.texts))\
      <span class="facts">\(context.texts.boards.score(right.count, context.texts.dates.time(elapsed)))</span></p>
      """
  }

  private func row(_ entry: Entry) -> HTML {
    """
    <li><a class="past-round" href="\(SitePath.pastDay(entry.date, entry.topic.difficulty))">\
    \(entry.verdict.roundMark)\
    <span class="visually-hidden">\(entry.verdict.label(context.texts.daily.results)) </span>\
    <span class="question"\(context.page.languageAttributes(in: entry.question.language))>\(entry.question.text)</span>\
    <span class="facts">\(entry.topic.html(context.texts))</span>\
    \(time(of: entry).map { "<span class=\"time\">\($0)</span>" })</a></li>
    """
  }

  /// Nil where none counts.
  private func time(of entry: Entry) -> String? {
    entry.verdict == .void ? nil : entry.elapsed.map(context.texts.dates.time)
  }

  /// Nil if there is only one page.
  private var pagination: HTML? {
    guard !isFirst || next != nil else { return nil }
    let newest: HTML? =
      isFirst ? nil : "<a rel=\"prev\" href=\"\(SitePath.pastRounds(filter))\">\(texts.newest)</a>"
    let older: HTML? = next.map {
      "<a rel=\"next\" href=\"\(SitePath.pastRounds(filter, before: $0))\">\(texts.older)</a>"
    }
    return """
      <nav class="pagination" aria-label="\(texts.pages)">\(newest ?? "<span></span>")<span></span>\
      \(older ?? "<span></span>")</nav>

      """
  }
}
