import Foundation
import QuizFormats
import Testing

/// A mistake that a beginner may make: one typing error in a correct quiz.
struct BeginnerMistake: Sendable, CustomTestStringConvertible {
  /// The name of its report in the folder `BeginnerMistakes`.
  let name: String
  let from: String
  let to: String
  /// The rule that must report the cause, and the line of the mistake.
  let rule: String
  let line: Int

  /// - Parameter from: the text that is mistyped, at its first occurrence in ``quiz``.
  init(_ name: String, _ from: String, _ to: String, finds rule: String, line: Int) {
    (self.name, self.from, self.to, self.rule, self.line) = (name, from, to, rule, line)
  }

  var testDescription: String { name }

  var text: String {
    guard let range = Self.quiz.range(of: from) else { return "" }
    return Self.quiz.replacingCharacters(in: range, with: to)
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "BeginnerMistakes")

  static let quiz = """
    language: en
    title: Tea or coffee?
    description: A short quiz about mornings.
    reveal: "You are {outcome}!"
    outcomes:
      - id: tea
        name: Tea
        emoji: 🍵
        description: Calm and slow.
      - id: coffee
        name: Coffee
        description: Quick and loud.
    questions:
      - text: The alarm rings.
        answers:
          - text: Once
            outcome: coffee
          - text: Five times
            outcome: tea
      - text: What is outside?
        answers:
          - text: Sun
            outcome: coffee
          - text: Rain
            outcome: tea
      - text: What is on the table?
        answers:
          - text: A phone
            outcome: coffee
          - text: A book
            outcome: tea

    """
}

extension BeginnerMistake {
  static let all: [BeginnerMistake] =
    signs + apostrophes + quotes + hashes + blanks + indentation + lists + hyphens + lookAlikes + braces
    + flowCommas + points + words + pictures + markup
}
