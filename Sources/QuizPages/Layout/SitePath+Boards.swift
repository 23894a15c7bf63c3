public import QuizEngine

extension SitePath {
  public static let statistics = "/daily/statistics"
  public static let boards = "/daily/boards"
  public static let groups = "/daily/groups"

  /// The fields by which statistics and boards say what they show.
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

  /// - Parameter key: the group's invitation, as text.
  public static func group(_ key: String) -> String { groups + "/" + key }
  public static func leave(_ key: String) -> String { group(key) + "/leave" }
  public static func join(_ key: String) -> String { "/daily/join/" + key }
}

/// What a board is about.
public enum BoardPeriod: Hashable, Sendable {
  case day(CalendarDate, Difficulty)
  /// The week from a Monday on.
  case week(CalendarDate)

  /// The same a day, or a week, later or earlier.
  func moved(by steps: Int) -> BoardPeriod {
    switch self {
    case .day(let date, let difficulty): .day(date + steps, difficulty)
    case .week(let monday): .week(monday + 7 * steps)
    }
  }

  /// The first and the last of its dates.
  var dates: ClosedRange<CalendarDate> {
    switch self {
    case .day(let date, _): date...date
    case .week(let monday): monday...(monday + 6)
    }
  }
}
