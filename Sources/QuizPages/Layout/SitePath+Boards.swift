public import QuizEngine

extension SitePath {
  public static let statistics = "/daily/statistics"
  public static let boards = "/daily/boards"
  public static let groups = "/daily/groups"

  /// The parameters of the statistics and of the boards.
  public static let (monthField, dateField, difficultyField, weekField, groupField) = (
    "month", "date", "difficulty", "week", "group"
  )

  public static func statistics(in month: CalendarMonth) -> String { statistics + "?" + monthField + "=" + month.text }

  public static func board(_ span: BoardPeriod, group: String?) -> String {
    let own = group.map { "&" + groupField + "=" + $0 } ?? ""
    switch span {
    case .day(let date, let difficulty):
      return boards + "?" + dateField + "=" + date.text + "&" + difficultyField + "=" + difficulty.rawValue + own
    case .week(let monday): return boards + "?" + weekField + "=" + monday.text + own
    }
  }

  /// - Parameter key: the code in the group's invitation link.
  public static func group(_ key: String) -> String { groups + "/" + key }
  public static func leave(_ key: String) -> String { group(key) + "/leave" }
  public static func join(_ key: String) -> String { "/daily/join/" + key }
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
