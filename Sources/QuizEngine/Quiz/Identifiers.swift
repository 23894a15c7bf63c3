/// The name of a quiz, unique in one house: it stands in the quiz's address (`/q/which-animal`).
///
/// Lowercase ASCII letters, digits and hyphens, 1 to 64 characters.
public struct QuizID: Hashable, Sendable {
  public let name: String

  public init(_ name: String) { self.name = name }
}

/// The name of an outcome, unique in its quiz.
public struct OutcomeID: Hashable, Sendable {
  public let name: String

  public init(_ name: String) { self.name = name }
}

/// The name of a question, unique in its quiz.
///
/// Files may leave it out; the reader then numbers the questions (`q1`, `q2`, …).
public struct QuestionID: Hashable, Sendable {
  public let name: String

  public init(_ name: String) { self.name = name }
}
