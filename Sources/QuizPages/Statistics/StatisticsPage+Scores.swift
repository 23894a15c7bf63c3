import HTML
import QuizEngine

/// The score of a part of a player's rounds.
struct ScoreRow {
  let label: String
  let score: PlayerStatistics.Score
}

extension StatisticsPage {
  var streaks: HTML {
    let all = statistics.streaks
    let perfect = statistics.perfectStreaks
    return """
      <table class="streaks"><thead><tr><td></td><th scope="col">\(texts.now)</th>\
      <th scope="col">\(texts.longest)</th></tr></thead>
      <tbody>\(row(texts.anyAnswer, streaks: all))\(row(texts.allCorrect, streaks: perfect))</tbody></table>
      \(forgiven)<p class="facts">\(texts.streakRule)</p>
      """
  }

  private func row(_ label: String, streaks: Streaks) -> HTML {
    """
    <tr><th scope="row">\(label)</th><td>\(texts.days(streaks.current?.length ?? 0))</td>\
    <td>\(texts.days(streaks.longest?.length ?? 0))</td></tr>
    """
  }

  /// The latest dates that the current streak forgives. A long streak has too many to list them all.
  private var forgiven: HTML? {
    let dates = (statistics.streaks.current?.forgiven ?? []).suffix(3)
    return dates.isEmpty ? nil : "<p>\(texts.forgave(dates.map(context.texts.dates.date)))</p>\n"
  }

  /// A table of scores, for example by category.
  ///
  /// - Parameter labels: the heading of the column with the rows' labels.
  func table(labels: String, rows: [ScoreRow]) -> HTML {
    """
    <table class="scores"><thead><tr><th scope="col"><span class="visually-hidden">\(labels)</span></th>\
    <th scope="col"><span class="visually-hidden">\(texts.share)</span></th><th scope="col">\(texts.rightOfPlayed)</th>\
    </tr></thead>
    <tbody>\(rows.map(row))</tbody></table>
    """
  }

  private func row(_ row: ScoreRow) -> HTML {
    """
    <tr><th scope="row">\(row.label)</th><td class="share"><div>\(percentCell(row.score))</div></td>\
    <td>\(texts.ofPlayed(row.score.correct, row.score.played))</td></tr>
    """
  }

  private func percentCell(_ score: PlayerStatistics.Score) -> HTML {
    guard let percent = score.percent else { return "<span>–</span>" }
    return "\(PercentBar.bar(percent))<span>\(context.texts.result.percent(percent))</span>"
  }
}
