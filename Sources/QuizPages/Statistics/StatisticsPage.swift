public import HTML
public import QuizEngine

/// A player's statistics.
public struct StatisticsPage: Sendable {
  let player: PlayerContext
  let statistics: PlayerStatistics
  let month: PlayedMonth
  /// The months that have a calendar.
  let months: ClosedRange<CalendarMonth>
  /// The dates that have a page of their own.
  let dates: ClosedRange<CalendarDate>

  public init(
    player: PlayerContext, statistics: PlayerStatistics, month: PlayedMonth, months: ClosedRange<CalendarMonth>,
    dates: ClosedRange<CalendarDate>
  ) {
    self.player = player
    self.statistics = statistics
    self.month = month
    self.months = months
    self.dates = dates
  }

  var texts: Texts.Statistics { player.texts.statistics }

  public var html: HTML {
    player.document(
      title: texts.title, bodyClass: "statistics-page", script: nil,
      main: """
        <h1>\(texts.title)</h1>
        \(isEmpty ? nothing : everything)
        """)
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
    return EmptyState(title: texts.emptyTitle, text: texts.emptyText, links: link).html
  }

  private var everything: HTML {
    """
    \(figures)
    \(streaks)
    \(calendar)
    \(table(texts.byDifficulty, labels: texts.difficulty, id: "difficulties", rows: difficulties))
    \(table(texts.byCategory, labels: texts.category, id: "categories", rows: categories))
    \(correctTimes)\(times)
    <p class="actions"><a class="button" href="\(SitePath.pastRounds)">\(player.texts.past.link)</a></p>
    """
  }

  private var figures: HTML {
    let percent = statistics.total.percent.map { player.texts.result.percent($0) } ?? "–"
    let figures = [
      (texts.played, String(statistics.total.played)), (texts.correct, String(statistics.total.correct)),
      (texts.accuracy, percent),
    ]
    return "<dl class=\"figures\">\(figures.map { "<div><dt>\($0.0)</dt><dd>\($0.1)</dd></div>" as HTML })</dl>"
  }

  private var difficulties: [ScoreRow] {
    Difficulty.allCases.enumerated().map { index, difficulty in
      ScoreRow(label: player.texts.game.difficulties[difficulty], score: statistics.byDifficulty[index])
    }
  }

  private var categories: [ScoreRow] {
    TriviaCategory.allCases.enumerated().map { index, category in
      ScoreRow(label: player.texts.game.categories[category], score: statistics.byCategory[index])
    }
  }
}
