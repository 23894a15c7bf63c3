internal import QuizEngine
internal import QuizFormats

/// A quiz as the database keeps it: the quiz file as canonical JSON.
enum QuizContent {
  static func encode(_ quiz: Quiz) -> String { QuizJSON.encode(quiz) }
  static func decode(_ content: String) -> Quiz? { QuizJSON.decode(content) }
}
