public import QuizEngine

extension SitePath {
  /// The home page of the daily game. It shows the landing page to visitors who aren't signed in.
  public static let daily = "/daily"
  /// The first of the slides that explain the game.
  public static let onboarding = "/daily/welcome"
  /// Accepts a POST that admits a guest, and leads to the day's first question.
  public static let playAsGuest = "/daily/play"
  /// The page before Start. It leads to the question's round, if there is one.
  public static func ready(_ difficulty: Difficulty) -> String { daily + "/" + difficulty.rawValue }
  /// Accepts a POST that starts a round.
  public static let start = "/daily/start"
  public static let practice = "/daily/practice"
  /// Draws a practice question and redirects to it.
  public static let newPractice = "/daily/practice/ask"
  /// The licences and sources of the questions.
  public static let licences = "/licences"
  public static let dailyHelp = "/daily/help"

  /// - Parameter index: counts from 0; URLs count from 1.
  public static func slide(_ index: Int) -> String { index == 0 ? onboarding : onboarding + "/" + String(index + 1) }

  /// - Parameter roundID: the round's ID.
  public static func round(_ roundID: String) -> String { "/daily/round/" + roundID }
  /// Accepts a POST that stops the stopwatch.
  public static func pause(_ roundID: String) -> String { round(roundID) + "/pause" }
  /// Accepts a POST that starts the stopwatch again.
  public static func resume(_ roundID: String) -> String { round(roundID) + "/resume" }
  /// Accepts a POST with the chosen option.
  public static func answer(_ roundID: String) -> String { round(roundID) + "/answer" }
  /// Accepts a POST that says that the round's page is still open.
  public static func heartbeat(_ roundID: String) -> String { round(roundID) + "/heartbeat" }
  /// Accepts a POST that reports a mistake in the round's question.
  public static func report(_ roundID: String) -> String { round(roundID) + "/report" }

  /// Asks for another question with the same filter.
  static func newPractice(_ filter: PracticeFilter, _ tally: PracticeTally) -> String {
    newPractice + filter.query(after: tally.fields)
  }

  /// A practice question; with an answer, its verdict.
  public static func practice(
    _ questionNumber: Int64, seed: UInt64, _ filter: PracticeFilter, _ tally: PracticeTally = PracticeTally(),
    answer: Int? = nil
  ) -> String {
    let fields = ["seed=" + String(seed)] + (answer.map { ["answer=" + String($0)] } ?? []) + tally.fields
    return practice + "/" + String(questionNumber) + filter.query(after: fields)
  }
}

/// How practice has gone so far. It travels in the addresses, because nothing of practice is stored.
public struct PracticeTally: Hashable, Sendable {

  let right: Int
  /// How many questions were answered.
  let asked: Int

  /// No question was answered yet.
  public init() {
    right = 0
    asked = 0
  }

  /// Nil for numbers that no practice comes to.
  public init?(right: Int, asked: Int) {
    guard right >= 0, asked >= right else { return nil }
    self.right = right
    self.asked = asked
  }

  private init(counted right: Int, of asked: Int) {
    self.right = right
    self.asked = asked
  }

  /// The tally after one more answer.
  func adding(_ verdict: ShownVerdict) -> PracticeTally {
    PracticeTally(counted: right + (verdict == .correct ? 1 : 0), of: asked + 1)
  }

  /// Parts of an address's query.
  var fields: [String] {
    asked == 0 ? [] : [QueryField.right + "=" + String(right), QueryField.asked + "=" + String(asked)]
  }
}

/// Which questions a player wants to practise.
public struct PracticeFilter: Hashable, Sendable {
  /// Nil for any.
  public let difficulty: Difficulty?
  /// Nil for any.
  public let category: TriviaCategory?

  /// Without arguments any question fits.
  public init(difficulty: Difficulty? = nil, category: TriviaCategory? = nil) {
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
