public import HTML
public import QuizEngine

/// A player's statistics.
public struct StatisticsPage: Sendable {
  let context: PlayerPageContext
  let statistics: PlayerStatistics
  let month: PlayedMonth
  /// The months that have a calendar.
  let months: ClosedRange<CalendarMonth>
  /// The dates that have a page of their own.
  let dates: ClosedRange<CalendarDate>

  public init(
    context: PlayerPageContext, statistics: PlayerStatistics, month: PlayedMonth, months: ClosedRange<CalendarMonth>,
    dates: ClosedRange<CalendarDate>
  ) {
    self.context = context
    self.statistics = statistics
    self.month = month
    self.months = months
    self.dates = dates
  }

  var texts: Texts.Statistics { context.texts.statistics }

  public var html: HTML {
    context.document(
      title: texts.title, bodyClass: isEmpty ? "statistics-page" : "statistics-page has-hero", script: .none,
      main: isEmpty ? nothing : everything)
  }

  /// Whether the player has no rounds, not even void ones.
  private var isEmpty: Bool {
    statistics.total.played == 0 && months.lowerBound == months.upperBound
      && month.days.allSatisfy { $0.rounds.allSatisfy { $0 == nil } }
  }

  private var nothing: HTML {
    let link: HTML = """

      <p class="actions"><a class="button primary" href="\(SitePath.daily)">\(texts.toToday)</a></p>
      """
    return """
      <h1>\(texts.title)</h1>
      \(EmptyState(title: texts.emptyTitle, text: texts.emptyText, links: link).html)
      """
  }

  private var everything: HTML {
    """
    <section class="hero"><h1>\(texts.title)</h1>
    \(streak)\(totals)
    <p class="hint">\(texts.clock)</p></section>
    <div class="columns"><div>\(calendar)</div>
    <div>\(scores)\(details)</div></div>
    """
  }

  private var streak: HTML {
    let current = statistics.streaks.current?.length ?? 0
    let longest = statistics.streaks.longest?.length ?? 0
    return """
      <div class="streak-now">\(FlameIcon.html)<p>\(Self.largeNumber(in: context.texts.daily.home.streak(current)))\
      <span class="facts">\(texts.longestStreak(longest))</span></p></div>

      """
  }

  /// A sentence with its number in large digits.
  private static func largeNumber(in text: String) -> HTML {
    let digits: ClosedRange<Character> = "0"..."9"
    let before = text.prefix { !digits.contains($0) }
    // Digits may be in groups.
    let number = text.dropFirst(before.count).prefix { digits.contains($0) || $0 == "," || $0 == "\u{202F}" }
    return "\(String(before))<strong>\(String(number))</strong>\(String(text.dropFirst(before.count + number.count)))"
  }

  private var totals: HTML {
    let result = context.texts.result
    let dates = context.texts.dates
    let best = statistics.bestDay.map { day -> (String, HTML) in
      let value: HTML =
        "<a href=\"\(SitePath.pastDay(day.date))\">\(texts.ofPlayed(day.correct, 3)) · \(dates.time(day.elapsed))</a>"
      return (texts.bestDay, value)
    }
    let totals: [(String, HTML)?] = [
      (texts.playedDays, "\(statistics.playedDays)" as HTML),
      (texts.accuracy, "\(statistics.total.percent.map { result.percent($0) } ?? "–")"), best,
      statistics.times.map { (texts.averageTime, "\(dates.time($0.average))") },
    ]
    return
      "<dl class=\"figures\">\(totals.compactMap { $0 }.map { "<div><dt>\($0.0)</dt><dd>\($0.1)</dd></div>" as HTML })</dl>"
  }

  /// What players look for first.
  private var scores: HTML {
    """
    \(section("categories", texts.byCategory, table(labels: texts.category, rows: categories)))\
    \(section("difficulties", texts.byDifficulty, table(labels: texts.difficulty, rows: difficulties)))
    """
  }

  private func section(_ id: HTML, _ title: String, _ content: HTML) -> HTML {
    "<section class=\"subsection\" aria-labelledby=\"\(id)\"><h2 id=\"\(id)\">\(title)</h2>\(content)</section>\n"
  }

  private var details: HTML {
    """
    \(times.map { folded(texts.times, $0) })\(correctTimes.map { folded(texts.correctTimes, $0) })\
    \(folded(texts.streaks, streaks))
    """
  }

  private func folded(_ title: String, _ content: HTML) -> HTML {
    "<details class=\"subsection\"><summary>\(title)</summary>\(content)</details>\n"
  }

  private var difficulties: [ScoreRow] {
    Difficulty.allCases.enumerated().map { index, difficulty in
      ScoreRow(label: context.texts.game.difficulties[difficulty], score: statistics.byDifficulty[index])
    }
  }

  private var categories: [ScoreRow] {
    TriviaCategory.allCases.enumerated().map { index, category in
      ScoreRow(label: context.texts.game.categories[category], score: statistics.byCategory[index])
    }
  }
}
