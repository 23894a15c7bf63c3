internal import QuizEngine

/// What is wrong with the texts to which an operator corrects a question's.
package enum TextsFault: Hashable, Sendable {
  case emptyQuestion
  /// Another question of the bank has the text and the correct answer.
  case duplicateQuestion
  /// - Parameter index: an index into ``TriviaTexts/answers``.
  case emptyAnswer(_ index: Int)
  /// The answer is the same as one before it.
  case duplicateAnswer(_ index: Int)

  /// All faults that the texts alone show, in the order in which a form asks for them.
  static func all(in texts: TriviaTexts) -> [TextsFault] {
    var faults: [TextsFault] = texts.text.isEmpty ? [.emptyQuestion] : []
    for (index, answer) in texts.answers.enumerated() {
      if answer.isEmpty {
        faults.append(.emptyAnswer(index))
      } else if texts.answers[..<index].contains(answer) {
        faults.append(.duplicateAnswer(index))
      }
    }
    return faults
  }
}
