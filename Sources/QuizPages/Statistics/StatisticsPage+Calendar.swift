import HTML
import QuizEngine

extension StatisticsPage {
  /// A month of the player's, a week in each row.
  var calendar: HTML {
    """
    <section class="beyond" aria-labelledby="calendar"><h2 id="calendar">\(texts.calendar)</h2>
    <div class="month">\(way(to: month.month.previous, texts.earlier, "‹"))\
    <h3 id="month">\(player.texts.dates.month(month.month))</h3>\(way(to: month.month.next, texts.later, "›"))</div>
    <table class="calendar" aria-labelledby="month"><thead><tr>\(player.texts.dates.weekdays.all.map(head))</tr></thead>
    <tbody>\(weeks)</tbody></table>
    <ul class="legend">\(DayMark.allCases.map(entry))</ul>
    <p class="facts">\(texts.order)</p></section>
    """
  }

  private func way(to month: CalendarMonth, _ label: String, _ sign: HTML) -> HTML {
    guard months.contains(month) else { return "<span></span>" }
    return """
      <a href="\(Address.statistics(in: month))#calendar" aria-label="\(label)"><span aria-hidden="true">\(sign)</span></a>
      """
  }

  private func head(_ name: Texts.Dates.Weekdays.Name) -> HTML {
    "<th scope=\"col\" abbr=\"\(name.full)\">\(name.short)</th>"
  }

  private func entry(_ mark: DayMark) -> HTML { "<li>\(mark.sign)\(mark.words(in: texts.marks))</li>" }

  private var weeks: [HTML] {
    let blanks = [HTML](repeating: "<td></td>", count: month.month.first.weekday)
    let cells = blanks + month.days.map(cell)
    return stride(from: 0, to: cells.count, by: 7).map { start in
      "<tr>\(Array(cells[start..<min(start + 7, cells.count)]))</tr>"
    }
  }

  private func cell(_ day: PlayedMonth.Day) -> HTML {
    """
    <td\(" class=\"ahead\"", if: day.isAhead)\(" aria-current=\"date\"", if: day.date == month.today)>\
    <time datetime="\(day.date.text)">\(day.date.parts.day)</time>\(marks(of: day))</td>
    """
  }

  private func marks(of day: PlayedMonth.Day) -> HTML? {
    guard !day.isAhead else { return nil }
    if day.isSkipped { return "<span class=\"unseen\">\(texts.marks.skipped)</span>" }
    if day.isForgiven { return "<span class=\"marks\">\(DayMark.forgiven.sign)</span>\(unseen(texts.marks.forgiven))" }
    guard day.rounds.contains(where: { $0 != nil }) else { return nil }
    let signs = day.rounds.map { $0.map { DayMark($0).sign } ?? DayMark.blank }
    return "<span class=\"marks\">\(signs)</span>\(day.rounds.compactMap { $0 }.map { unseen(words($0)) })"
  }

  private func unseen(_ words: String) -> HTML { "<span class=\"unseen\"> \(words)</span>" }

  private func words(_ round: PlayedRound) -> String {
    texts.mark(player.texts.game.difficulties[round.difficulty], DayMark(round).words(in: texts.marks))
  }
}
