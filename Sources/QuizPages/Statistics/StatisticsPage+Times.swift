import HTML
import QuizEngine

extension StatisticsPage {
  /// Best, median and average time of the correct answers by difficulty; nil if there are none.
  var correctTimes: HTML? {
    guard let times = statistics.times else { return nil }
    let rows = Difficulty.allCases.enumerated().map { index, difficulty in
      timesRow(player.texts.game.difficulties[difficulty], statistics.timesByDifficulty[index])
    }
    return """
      <section class="subsection" aria-labelledby="correct-times"><h2 id="correct-times">\(texts.correctTimes)</h2>
      <table><thead><tr><td></td><th scope="col">\(texts.best)</th><th scope="col">\(texts.median)</th>\
      <th scope="col">\(texts.average)</th></tr></thead>
      <tbody>\(rows)\(timesRow(texts.all, times))</tbody></table></section>

      """
  }

  private func timesRow(_ label: String, _ times: TimeSummary?) -> HTML {
    let cells = [times?.best, times?.median, times?.average].map { time -> HTML in
      "<td>\(time.map(player.texts.dates.time) ?? "–")</td>"
    }
    return "<tr><th scope=\"row\">\(label)</th>\(cells)</tr>"
  }

  /// The distribution of the times: a chart, and a table with the same numbers.
  var times: HTML? {
    guard statistics.timeHistogram.contains(where: { $0 > 0 }) else { return unanswered }
    return """
      <section class="subsection" aria-labelledby="times"><h2 id="times">\(texts.times)</h2>
      <p class="facts">\(texts.timesText)</p>
      \(chart)
      <details><summary>\(texts.numbers)</summary>
      <table><thead><tr><th scope="col">\(texts.time)</th><th scope="col">\(texts.answers)</th></tr></thead>
      <tbody>\(statistics.timeHistogram.indices.map(row))</tbody></table></details>
      \(unanswered)</section>
      """
  }

  private var unanswered: HTML? {
    statistics.unanswered == 0 ? nil : "<p>\(texts.unanswered(statistics.unanswered))</p>"
  }

  private func row(_ band: Int) -> HTML {
    "<tr><th scope=\"row\">\(label(ofBand: band))</th><td>\(statistics.timeHistogram[band])</td></tr>"
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

  /// A bar chart with the count above each bar and the bounds between the bars. One unit is a pixel on a phone.
  private var chart: HTML {
    let maxCount = max(1, statistics.timeHistogram.max() ?? 1)
    let bars = statistics.timeHistogram.enumerated().map { band, count -> HTML in
      let height = (Self.maxHeight * count + maxCount - 1) / maxCount
      let left = band * Self.barDistance
      return """
        <rect x="\(left + 4)" y="\(Self.base - height)" width="\(Self.barDistance - 8)" height="\(max(1, height))"/>\
        <text x="\(left + Self.barDistance / 2)" y="\(Self.base - height - 5)">\(count == 0 ? "" : String(count))</text>
        """
    }
    let bounds = PlayerStatistics.timeBounds.enumerated().map { index, bound -> HTML in
      """
      <text class="bound" x="\((index + 1) * Self.barDistance)" y="\(Self.base + 16)">\(text(bound))</text>
      """
    }
    return """
      <svg class="histogram" viewBox="0 0 \(Self.barDistance * statistics.timeHistogram.count) \(Self.base + 22)" aria-hidden="true">\
      \(bars)<path d="M0 \(Self.base)H\(Self.barDistance * statistics.timeHistogram.count)"/>\(bounds)</svg>
      """
  }

  private static let (barDistance, maxHeight, base) = (40, 90, 110)
}
