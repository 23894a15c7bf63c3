public import QuizEngine

extension SitePath {
  public static let statistics = "/daily/statistics"
  public static let boards = "/daily/boards"
  public static let groups = "/daily/groups"

  /// The parameters of the statistics and of the boards.
  public static let (monthField, dateField, difficultyField, weekField, groupField) = (
    "month", "date", "difficulty", "week", "group"
  )

  /// - Parameter month: the month that the calendar shows.
  public static func statistics(in month: CalendarMonth) -> String { statistics + "?" + monthField + "=" + month.text }

  /// - Parameter group: the code of a group; nil for all players.
  public static func board(_ period: BoardPeriod, group: String?) -> String {
    let groupQuery = group.map { "&" + groupField + "=" + $0 } ?? ""
    switch period {
    case .day(let date, let difficulty):
      return boards + "?" + dateField + "=" + date.text + "&" + difficultyField + "=" + difficulty.rawValue + groupQuery
    case .week(let monday): return boards + "?" + weekField + "=" + monday.text + groupQuery
    }
  }

  /// - Parameter code: the code in the group's invitation link.
  public static func group(_ code: String) -> String { groups + "/" + code }
  /// Accepts a POST that leaves a group.
  public static func leave(_ code: String) -> String { group(code) + "/leave" }
  /// A group's invitation link.
  public static func join(_ code: String) -> String { "/daily/join/" + code }
}

/// The time that a board covers: one question of a date, or a week.
public enum BoardPeriod: Hashable, Sendable {
  case day(CalendarDate, Difficulty)
  /// The week that begins on this Monday.
  case week(CalendarDate)

  /// The board that is this many days or weeks later.
  func moved(by steps: Int) -> BoardPeriod {
    switch self {
    case .day(let date, let difficulty): .day(date + steps, difficulty)
    case .week(let monday): .week(monday + 7 * steps)
    }
  }

  /// The first and the last date.
  var dates: ClosedRange<CalendarDate> {
    switch self {
    case .day(let date, _): date...date
    case .week(let monday): monday...(monday + 6)
    }
  }
}
