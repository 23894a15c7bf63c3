/// How hard a question is; the daily game asks one of each.
public enum Difficulty: String, CaseIterable, Hashable, Sendable {
  case easy, medium, hard
}

/// What a question is about.
public enum TriviaCategory: String, CaseIterable, Hashable, Sendable {
  case arts, general, geography, history, science, sports
}
