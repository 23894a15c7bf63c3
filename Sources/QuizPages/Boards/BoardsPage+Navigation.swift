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
        <div><h1><span class="visually-hidden">\(texts.title)\(context.texts.site.labelSeparator)</span>\(title)</h1>\
        \(scopeMenu)</div>
        """,
      next: link(steps: 1, label: after)
    ).html
  }

  private var title: String {
    let dates = context.texts.dates
    return switch board.period {
    case .day(let date), .question(let date, _):
      date.components.year == today.components.year ? dates.weekday(date) : dates.full(date)
    case .week(let monday): dates.range(monday...(monday + 6))
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
      <details class="scope"><summary><span class="visually-hidden">\(texts.whose)\(context.texts.site.labelSeparator)</span>\
      <bdi>\(board.group?.name ?? texts.everyone)</bdi>\(Self.chevron)</summary><ul>\(links)</ul></details>
      """
  }

  private static let chevron: HTML = """
    <svg class="chevron" viewBox="0 0 12 12" aria-hidden="true"><path d="M2.5 4.5L6 8l3.5-3.5"/></svg>
    """

  /// Links to the boards of the day and of the week. Below them, for a day, links to its board and to those of its
  /// questions.
  var periodLinks: HTML {
    let date = min(max(today, board.period.dates.lowerBound), board.period.dates.upperBound)
    let shown = min(max(date, dates.lowerBound), dates.upperBound)
    let week = BoardPeriod.week(date.monday)
    let periods = segments(
      texts.which,
      [
        segment(.day(shown), shown == today ? texts.today : texts.day, isPart: board.period != week),
        segment(week, texts.week),
      ])
    guard board.period != week else { return periods }
    let questions = Difficulty.allCases.map { segment(.question(shown, $0), context.texts.game.difficulties[$0]) }
    return """
      \(periods)\(segments(context.texts.statistics.difficulty, [segment(.day(shown), texts.allQuestions)] + questions))
      """
  }

  private func segments(_ label: String, _ items: [HTML]) -> HTML {
    "<nav class=\"segments\" aria-label=\"\(label)\"><ul>\(items)</ul></nav>"
  }

  /// - Parameter isPart: whether the board that is shown belongs to the link's board.
  private func segment(_ period: BoardPeriod, _ label: String, isPart: Bool = false) -> HTML {
    let current: HTML? =
      board.period == period ? " aria-current=\"page\"" : isPart ? " aria-current=\"true\"" : nil
    return "<li><a href=\"\(path(of: period))\"\(current)>\(label)</a></li>"
  }

  /// Nil where no date of that day or week has a board.
  private func link(steps: Int, label: String) -> PreviousNextLinks.Link? {
    let period = board.period.moved(by: steps)
    return period.dates.overlaps(dates) ? PreviousNextLinks.Link(path: path(of: period), label: label) : nil
  }

  private func path(of period: BoardPeriod) -> String { SitePath.board(period, group: board.group?.inviteCode) }
}
