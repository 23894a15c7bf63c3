public import QuizEngine

extension SitePath {
  /// The list of a player's finished rounds.
  public static let pastRounds = "/daily/past"

  /// - Parameter date: the page has rounds of earlier dates; nil for the first page.
  public static func pastRounds(_ filter: PastRoundFilter, before date: CalendarDate? = nil) -> String {
    let fields = [
      filter.difficulty.map { QueryField.difficulty + "=" + $0.rawValue },
      filter.category.map { QueryField.category + "=" + $0.rawValue },
      filter.result.map { QueryField.result + "=" + $0.rawValue },
      date.map { QueryField.before + "=" + $0.text },
    ].compactMap { $0 }
    return fields.isEmpty ? pastRounds : pastRounds + "?" + fields.joined(separator: "&")
  }

  /// The beginning of the paths of dates.
  public static let pastDays = "/daily/days/"

  /// A date with its questions and answers.
  public static func pastDay(_ date: CalendarDate) -> String { pastDays + date.text }

  /// One of the date's questions.
  public static func pastDay(_ date: CalendarDate, _ difficulty: Difficulty) -> String {
    pastDay(date) + "#" + difficulty.rawValue
  }
}
