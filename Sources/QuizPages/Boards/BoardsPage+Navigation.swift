import HTML
import QuizEngine

extension BoardsPage {
  /// Links to the overall board and to the boards of the player's groups; nil if the player has no groups.
  var groupLinks: HTML? {
    guard !groups.isEmpty else { return nil }
    let all = [(texts.everyone, nil as String?)] + groups.map { ($0.name, $0.inviteCode) }
    let links = all.map { label, key -> HTML in
      way(to: SitePath.board(board.period, group: key), "<bdi>\(label)</bdi>", isHere: key == board.group?.inviteCode)
    }
    return "<nav class=\"ways-among\" aria-label=\"\(texts.whose)\"><ul>\(links)</ul></nav>"
  }

  /// Links to the boards of the three questions and of the week.
  var periodLinks: HTML {
    let date = min(max(today, board.period.dates.lowerBound), board.period.dates.upperBound)
    let days = Difficulty.allCases.map { difficulty -> HTML in
      let span = BoardPeriod.day(clamped(date), difficulty)
      return way(to: address(span), "\(player.texts.game.difficulties[difficulty])", isHere: board.period == span)
    }
    let week = way(to: address(.week(date.monday)), "\(texts.week)", isHere: isWeek)
    return "<nav class=\"ways-among\" aria-label=\"\(texts.which)\"><ul>\(days)\(week)</ul></nav>"
  }

  /// The current date or week, with links to the previous and the next.
  var dateNavigation: HTML {
    let heading =
      switch board.period {
      case .day(let date, _): player.texts.dates.full(date)
      case .week(let monday): player.texts.dates.week(monday)
      }
    let (before, after) = isWeek ? (texts.weekBefore, texts.weekAfter) : (texts.dayBefore, texts.dayAfter)
    return """
      <div class="month">\(step(-1, before, "‹"))<h2>\(heading)</h2>\(step(1, after, "›"))</div>
      """
  }

  private func step(_ steps: Int, _ label: String, _ sign: HTML) -> HTML {
    let span = board.period.moved(by: steps)
    guard span.dates.overlaps(dates) else { return "<span></span>" }
    return """
      <a href="\(address(span))" aria-label="\(label)"><span aria-hidden="true">\(sign)</span></a>
      """
  }

  private func clamped(_ date: CalendarDate) -> CalendarDate { min(max(date, dates.lowerBound), dates.upperBound) }

  private func address(_ span: BoardPeriod) -> String { SitePath.board(span, group: board.group?.inviteCode) }

  private func way(to address: String, _ label: HTML, isHere: Bool) -> HTML {
    "<li><a href=\"\(address)\"\(" aria-current=\"page\"", if: isHere)>\(label)</a></li>"
  }
}
