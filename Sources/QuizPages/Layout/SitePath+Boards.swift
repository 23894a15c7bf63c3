public import QuizEngine

extension SitePath {
  public static let statistics = "/daily/statistics"
  /// The board of the player's today.
  public static let boards = "/daily/boards"
  public static let groups = "/daily/groups"

  /// - Parameter month: the month that the calendar shows.
  public static func statistics(in month: CalendarMonth) -> String {
    statistics + "?" + QueryField.month + "=" + month.text
  }

  /// - Parameter group: the code of a group; nil for all players.
  public static func board(_ period: BoardPeriod, group: String?) -> String {
    let groupQuery = group.map { "&" + QueryField.group + "=" + $0 } ?? ""
    switch period {
    case .day(let date): return boards + "?" + QueryField.date + "=" + date.text + groupQuery
    case .question(let date, let difficulty):
      return boards + "?" + QueryField.date + "=" + date.text + "&" + QueryField.difficulty + "=" + difficulty.rawValue
        + groupQuery
    case .week(let monday): return boards + "?" + QueryField.week + "=" + monday.text + groupQuery
    }
  }

  /// - Parameter code: the code in the group's invitation link.
  public static func group(_ code: String) -> String { groups + "/" + code }
  /// The group's page for a player who has joined just now.
  public static func joinedGroup(_ code: String) -> String { group(code) + "?joined" }
  /// Accepts a POST that leaves a group.
  public static func leave(_ code: String) -> String { group(code) + "/leave" }
  /// A group's invitation link.
  public static func join(_ code: String) -> String { "/daily/join/" + code }
}

/// What a board covers: a day, one of its questions, or a week.
public enum BoardPeriod: Hashable, Sendable {
  case day(CalendarDate)
  case question(CalendarDate, Difficulty)
  /// The week that begins on this Monday.
  case week(CalendarDate)

  /// The board that is this many days or weeks later.
  func moved(by steps: Int) -> BoardPeriod {
    switch self {
    case .day(let date): .day(date + steps)
    case .question(let date, let difficulty): .question(date + steps, difficulty)
    case .week(let monday): .week(monday + 7 * steps)
    }
  }

  /// The first and the last date.
  var dates: ClosedRange<CalendarDate> {
    switch self {
    case .day(let date), .question(let date, _): date...date
    case .week(let monday): monday...(monday + 6)
    }
  }
}
