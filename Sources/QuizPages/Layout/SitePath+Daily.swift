public import QuizEngine

extension SitePath {
  public static let slides = "/daily/welcome"
  /// Accepts a POST that starts a round.
  public static let start = "/daily/start"
  public static let practice = "/daily/practice"
  /// Draws a practice question and redirects to it.
  public static let newPractice = "/daily/practice/ask"
  public static let licences = "/licences"
  public static let dailyHelp = "/daily/help"

  /// - Parameter place: counts from 0; URLs count from 1.
  public static func slide(_ place: Int) -> String { place == 0 ? slides : slides + "/" + String(place + 1) }

  /// - Parameter key: the round's ID.
  public static func round(_ key: String) -> String { "/daily/round/" + key }
  public static func pause(_ key: String) -> String { round(key) + "/pause" }
  public static func resume(_ key: String) -> String { round(key) + "/resume" }
  public static func answer(_ key: String) -> String { round(key) + "/answer" }
  /// Accepts a POST that says that the round's page is still open.
  public static func heartbeat(_ key: String) -> String { round(key) + "/heartbeat" }
  /// Accepts a POST that reports a mistake in the round's question.
  public static func report(_ key: String) -> String { round(key) + "/report" }

  /// Asks for another question with the same filter.
  public static func newPractice(_ wish: PracticeFilter) -> String { newPractice + wish.query(after: []) }

  /// A practice question; with an answer, its verdict.
  public static func practice(_ question: Int64, seed: UInt64, _ wish: PracticeFilter, answer: Int? = nil) -> String {
    let fields = ["seed=" + String(seed)] + (answer.map { ["answer=" + String($0)] } ?? [])
    return practice + "/" + String(question) + wish.query(after: fields)
  }
}

/// Which questions a player wants to practise.
public struct PracticeFilter: Hashable, Sendable {
  /// Nil for any.
  public let difficulty: Difficulty?
  public let category: QuizEngine.TriviaCategory?

  public init(difficulty: Difficulty? = nil, category: QuizEngine.TriviaCategory? = nil) {
    self.difficulty = difficulty
    self.category = category
  }

  func query(after fields: [String]) -> String {
    let own = [
      difficulty.map { "difficulty=" + $0.rawValue }, category.map { "category=" + $0.rawValue },
    ].compactMap { $0 }
    let all = fields + own
    return all.isEmpty ? "" : "?" + all.joined(separator: "&")
  }
}
