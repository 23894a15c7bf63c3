/// How hard a question is. Each day has one question of each difficulty.
public enum Difficulty: String, CaseIterable, Hashable, Sendable {
  case easy, medium, hard
}

/// The subject of a question.
public enum TriviaCategory: String, CaseIterable, Hashable, Sendable {
  case arts, general, geography, history, science, sports
}
