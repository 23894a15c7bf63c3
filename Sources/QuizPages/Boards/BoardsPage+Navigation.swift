import HTML
import QuizEngine

extension BoardsPage {
  /// Links to the overall board and to the boards of the player's groups; nil if the player has no groups.
  var groupLinks: HTML? {
    guard !groups.isEmpty else { return nil }
    let all = [(texts.everyone, nil as String?)] + groups.map { ($0.name, $0.inviteCode) }
    let links = all.map { label, inviteCode in
      TabLinks.Link(
        label: "<bdi>\(label)</bdi>", path: SitePath.board(board.period, group: inviteCode),
        isCurrent: inviteCode == board.group?.inviteCode)
    }
    return TabLinks(label: texts.whose, links: links).html
  }

  /// Links to the boards of the three questions and of the week.
  var periodLinks: HTML {
    let date = min(max(today, board.period.dates.lowerBound), board.period.dates.upperBound)
    let days = Difficulty.allCases.map { difficulty in
      let period = BoardPeriod.day(clamped(date), difficulty)
      return TabLinks.Link(
        label: "\(player.texts.game.difficulties[difficulty])", path: path(of: period),
        isCurrent: board.period == period)
    }
    let week = TabLinks.Link(label: "\(texts.week)", path: path(of: .week(date.monday)), isCurrent: isWeek)
    return TabLinks(label: texts.which, links: days + [week]).html
  }

  /// The current date or week, with links to the previous and the next.
  var dateNavigation: HTML {
    let heading =
      switch board.period {
      case .day(let date, _): player.texts.dates.full(date)
      case .week(let monday): player.texts.dates.week(monday)
      }
    let (before, after) = isWeek ? (texts.weekBefore, texts.weekAfter) : (texts.dayBefore, texts.dayAfter)
    return PreviousNextLinks(
      previous: link(steps: -1, label: before), heading: "<h2>\(heading)</h2>", next: link(steps: 1, label: after)
    ).html
  }

  /// Nil where no date of that day or week has a board.
  private func link(steps: Int, label: String) -> PreviousNextLinks.Link? {
    let period = board.period.moved(by: steps)
    return period.dates.overlaps(dates) ? PreviousNextLinks.Link(path: path(of: period), label: label) : nil
  }

  private func clamped(_ date: CalendarDate) -> CalendarDate { min(max(date, dates.lowerBound), dates.upperBound) }

  private func path(of period: BoardPeriod) -> String { SitePath.board(period, group: board.group?.inviteCode) }
}
