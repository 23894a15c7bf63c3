/// The name of a quiz, unique in a house. It is part of the quiz's URL (`/q/which-animal`).
///
/// Lowercase ASCII letters, digits and hyphens, 1 to 64 characters. The initializer doesn't check this; readers of quiz
/// files do.
public struct QuizID: Hashable, Sendable {
  /// The text in the quiz's URL. For a quiz from a file it is the name of the file, or its `id`.
  public let name: String

  /// Accepts any text. Two ids are equal if their names are, letter case included.
  public init(_ name: String) { self.name = name }
}

/// The name of an outcome, unique in its quiz.
public struct OutcomeID: Hashable, Sendable {
  /// The text in quiz files and in URLs of shared results.
  public let name: String

  /// Accepts any text. Two ids are equal if their names are, letter case included.
  public init(_ name: String) { self.name = name }
}

/// The name of a question, unique in its quiz.
///
/// It is optional in quiz files. The reader then numbers the questions (`q1`, `q2`, …).
public struct QuestionID: Hashable, Sendable {
  /// The text in quiz files.
  public let name: String

  /// Accepts any text. Two ids are equal if their names are, letter case included.
  public init(_ name: String) { self.name = name }
}
