internal import QuizEngine

/// Two trivia questions are put in the same words, but have different right answers.
struct TriviaOtherKey: Rule {
  static let id = "trivia-other-key"
  static let why = "One of the two is wrong, or the question has several right answers."

  let other: String

  var message: String { "The same question has another right answer in \(other)." }
  var help: String { "Look both up, and mend or take out the wrong one." }
}

extension TriviaOtherKey: BankRule {
  static func look(at bank: CheckedBank) -> [BankFinding] {
    var index = TwinIndex(most: .max)
    return bank.questions.enumerated().compactMap { place, question in
      let found = index.add(question.words, of: question.question, at: Int32(place))
      guard let found, found.likeness == .otherKey else { return nil }
      return BankFinding(Self(other: bank.name(of: Int(found.place))), in: place, at: question.question.text)
    }
  }
}
