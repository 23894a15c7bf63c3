import HTML
import QuizEngine

extension StatisticsPage {
  /// Best, median and average time of the correct answers by difficulty; nil if there are none.
  var correctTimes: HTML? {
    guard let times = statistics.times else { return nil }
    let rows = Difficulty.allCases.enumerated().map { index, difficulty in
      timesRow(context.texts.game.difficulties[difficulty], statistics.timesByDifficulty[index])
    }
    return """
      <table><thead><tr><td></td><th scope="col">\(texts.best)</th><th scope="col">\(texts.median)</th>\
      <th scope="col">\(texts.average)</th></tr></thead>
      <tbody>\(rows)\(timesRow(texts.all, times))</tbody></table>
      """
  }

  private func timesRow(_ label: String, _ times: TimeSummary?) -> HTML {
    let cells = [times?.best, times?.median, times?.average].map { time -> HTML in
      "<td>\(time.map(context.texts.dates.time) ?? "–")</td>"
    }
    return "<tr><th scope=\"row\">\(label)</th>\(cells)</tr>"
  }

  /// How long the answers took, as a table with a bar for each time. It begins and ends with a time that occurred.
  var times: HTML? {
    let counts = statistics.timeHistogram
    guard let first = counts.firstIndex(where: { $0 > 0 }), let last = counts.lastIndex(where: { $0 > 0 }) else {
      return unanswered
    }
    let longest = counts.max() ?? 1
    return """
      <table class="histogram"><thead class="visually-hidden"><tr><th scope="col">\(texts.time)</th>\
      <th scope="col">\(texts.answers)</th></tr></thead>
      <tbody>\((first...last).map { row($0, longest: longest) })</tbody></table>
      \(unanswered)
      """
  }

  private var unanswered: HTML? {
    statistics.unanswered == 0 ? nil : "<p class=\"facts\">\(texts.unanswered(statistics.unanswered))</p>"
  }

  private func row(_ band: Int, longest: Int) -> HTML {
    let count = statistics.timeHistogram[band]
    return """
      <tr><th scope="row">\(label(ofBand: band))</th><td><div>\(PercentBar.bar(PercentBar.percent(count, of: longest)))\
      <span>\(count)</span></div></td></tr>

      """
  }

  private func label(ofBand band: Int) -> String {
    let bounds = PlayerStatistics.timeBounds
    if band == 0 { return texts.under(text(bounds[0])) }
    if band == bounds.count { return texts.over(text(bounds[band - 1])) }
    return texts.between(text(bounds[band - 1]), text(bounds[band]))
  }

  private func text(_ bound: TimeSpan) -> String {
    let seconds = Int(bound.milliseconds / 1000)
    return seconds < 60 ? texts.seconds(seconds) : texts.minutes(seconds / 60)
  }
}
