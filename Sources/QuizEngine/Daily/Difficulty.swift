/// How hard a question is. Each day has one question of each difficulty.
public enum Difficulty: String, CaseIterable, Comparable, Sendable {
  case easy, medium, hard

  /// 0 for ``easy`` to 2 for ``hard``.
  private var level: Int {
    switch self {
    case .easy: 0
    case .medium: 1
    case .hard: 2
    }
  }

  public static func < (a: Difficulty, b: Difficulty) -> Bool { a.level < b.level }
}

/// The subject of a question.
public enum TriviaCategory: String, CaseIterable, Hashable, Sendable {
  case arts, general, geography, history, science, sports
}
