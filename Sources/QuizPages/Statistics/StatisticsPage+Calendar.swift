import HTML
import QuizEngine

extension StatisticsPage {
  /// The calendar of a month, one week in each row.
  var calendar: HTML {
    """
    <section class="subsection" aria-labelledby="calendar"><h2 id="calendar">\(texts.calendar)</h2>
    \(monthNavigation)
    <table class="calendar" aria-labelledby="month"><thead><tr>\(context.texts.dates.weekdays.all.map(columnHeader))</tr></thead>
    <tbody>\(weeks)</tbody></table>
    <p class="facts">\(texts.order)</p>
    <ul class="window-key">\(ScoreStrip.key(context.texts))\(forgivenNote)</ul>
    <p class="other-links"><a href="\(SitePath.pastRounds)">\(context.texts.past.link)</a></p></section>
    """
  }

  private var monthNavigation: HTML {
    PreviousNextLinks(
      previous: link(to: month.month.previous, label: texts.earlier),
      heading: "<h3 id=\"month\">\(context.texts.dates.month(month.month))</h3>",
      next: link(to: month.month.next, label: texts.later)
    ).html
  }

  private func link(to month: CalendarMonth, label: String) -> PreviousNextLinks.Link? {
    guard months.contains(month) else { return nil }
    return PreviousNextLinks.Link(path: SitePath.statistics(in: month) + "#calendar", label: label)
  }

  private func columnHeader(_ name: Texts.Dates.Weekdays.Name) -> HTML {
    "<th scope=\"col\" abbr=\"\(name.full)\">\(name.short)</th>"
  }

  /// Explains the sign of a forgiven date, in a month that has one.
  private var forgivenNote: HTML? {
    month.days.contains { $0.isForgiven }
      ? "<li>\(Self.forgiven)\(texts.calendarLabels.forgiven)</li>" : nil
  }

  /// An umbrella, for a missed date that a streak forgives.
  static let forgiven: HTML = """
    <svg class="umbrella" viewBox="0 0 12 12" aria-hidden="true"><path d="M1.2 6.2a4.8 4.8 0 0 1 9.6 0zM6 6.2v3.2a1.2 1.2 0 0 1-2.4 0"/></svg>
    """

  private var weeks: [HTML] {
    let blanks = [HTML](repeating: "<td></td>", count: month.month.first.weekday)
    let cells = blanks + month.days.map(cell)
    return stride(from: 0, to: cells.count, by: 7).map { start in
      "<tr>\(Array(cells[start..<min(start + 7, cells.count)]))</tr>"
    }
  }

  private func cell(_ day: PlayedMonth.Day) -> HTML {
    """
    <td\(" class=\"ahead\"", if: day.isFuture)\(" aria-current=\"date\"", if: day.date == month.today)>\
    \(dates.contains(day.date) ? link(to: day) : content(of: day))</td>
    """
  }

  private func link(to day: PlayedMonth.Day) -> HTML {
    "<a href=\"\(SitePath.pastDay(day.date))\">\(content(of: day))</a>"
  }

  private func content(of day: PlayedMonth.Day) -> HTML {
    "<time datetime=\"\(day.date.text)\">\(day.date.components.day)</time>\(icons(of: day))"
  }

  private func icons(of day: PlayedMonth.Day) -> HTML? {
    guard !day.isFuture else { return nil }
    if day.isSkipped { return "<span class=\"visually-hidden\">\(texts.calendarLabels.skipped)</span>" }
    if day.isForgiven { return "\(Self.forgiven)\(hiddenText(texts.calendarLabels.forgiven))" }
    guard day.rounds.contains(where: { $0 != nil }) else { return nil }
    return ScoreStrip(day.rounds).html(context.texts)
  }

  private func hiddenText(_ text: String) -> HTML { "<span class=\"visually-hidden\"> \(text)</span>" }
}
