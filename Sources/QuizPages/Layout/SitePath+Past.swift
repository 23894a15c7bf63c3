public import QuizEngine

extension SitePath {
  /// The list of a player's finished rounds.
  public static let pastRounds = "/daily/past"
  /// The parameters of the list; the first is the date before which a page begins.
  public static let (beforeField, categoryField, verdictField) = ("before", "category", "result")

  /// - Parameter date: the page has rounds of earlier dates; nil for the first page.
  public static func pastRounds(_ filter: PastRoundFilter, before date: CalendarDate? = nil) -> String {
    let fields = [
      filter.difficulty.map { difficultyField + "=" + $0.rawValue },
      filter.category.map { categoryField + "=" + $0.rawValue }, filter.result.map { verdictField + "=" + $0.rawValue },
      date.map { beforeField + "=" + $0.text },
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
