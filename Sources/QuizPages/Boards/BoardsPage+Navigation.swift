import HTML
import QuizEngine

extension BoardsPage {
  /// The date or the week, and whose board it is, between links to the previous and the next.
  var heading: HTML {
    let isWeek = if case .week = board.period { true } else { false }
    let (before, after) = isWeek ? (texts.weekBefore, texts.weekAfter) : (texts.dayBefore, texts.dayAfter)
    return PreviousNextLinks(
      previous: link(steps: -1, label: before),
      heading: """
        <div><h1><span class="visually-hidden">\(texts.title)\(player.texts.house.labelSeparator)</span>\(title)</h1>\
        \(scopeMenu)</div>
        """,
      next: link(steps: 1, label: after)
    ).html
  }

  private var title: String {
    let dates = player.texts.dates
    return switch board.period {
    case .day(let date), .question(let date, _):
      date.components.year == today.components.year ? dates.weekday(date) : dates.full(date)
    case .week(let monday): dates.week(monday)
    }
  }

  /// The boards of all players and of the player's groups; nil if the player has no groups.
  private var scopeMenu: HTML? {
    guard !groups.isEmpty else { return nil }
    let all = [(texts.everyone, nil as String?)] + groups.map { ($0.name, $0.inviteCode) }
    let links = all.map { label, inviteCode -> HTML in
      let isCurrent = inviteCode == board.group?.inviteCode
      return """
        <li><a href="\(SitePath.board(board.period, group: inviteCode))"\(" aria-current=\"page\"", if: isCurrent)>\
        <bdi>\(label)</bdi></a></li>
        """
    }
    return """
      <details class="scope"><summary><span class="visually-hidden">\(texts.whose)\(player.texts.house.labelSeparator)</span>\
      <bdi>\(board.group?.name ?? texts.everyone)</bdi>\(Self.chevron)</summary><ul>\(links)</ul></details>
      """
  }

  private static let chevron: HTML = """
    <svg class="chevron" viewBox="0 0 12 12" aria-hidden="true"><path d="M2.5 4.5L6 8l3.5-3.5"/></svg>
    """

  /// Links to the boards of the day, of its questions, and of the week.
  var periodLinks: HTML {
    let date = min(max(today, board.period.dates.lowerBound), board.period.dates.upperBound)
    let shown = min(max(date, dates.lowerBound), dates.upperBound)
    let questions = Difficulty.allCases.map { difficulty in
      (BoardPeriod.question(shown, difficulty), player.texts.game.difficulties[difficulty])
    }
    let all =
      [(BoardPeriod.day(shown), shown == today ? texts.today : texts.day)] + questions
      + [(.week(date.monday), texts.week)]
    let links = all.map { period, label -> HTML in
      """
      <li><a href="\(path(of: period))"\(" aria-current=\"page\"", if: board.period == period)>\(label)</a></li>
      """
    }
    return "<nav class=\"segments\" aria-label=\"\(texts.which)\"><ul>\(links)</ul></nav>"
  }

  /// Nil where no date of that day or week has a board.
  private func link(steps: Int, label: String) -> PreviousNextLinks.Link? {
    let period = board.period.moved(by: steps)
    return period.dates.overlaps(dates) ? PreviousNextLinks.Link(path: path(of: period), label: label) : nil
  }

  private func path(of period: BoardPeriod) -> String { SitePath.board(period, group: board.group?.inviteCode) }
}
