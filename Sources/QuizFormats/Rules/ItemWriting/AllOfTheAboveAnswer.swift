internal import QuizEngine

/// An answer refers to other answers: “all of the above”, “none of these”, “both”.
struct AllOfTheAboveAnswer: DiagnosticRule {
  static let id = "all-of-the-above-answer"
  static let why = "Answers are shuffled for each player, and such an answer is easy to guess."

  let answer: String

  var message: String { "The answer \(answer.quoted) refers to other answers." }
  var help: String { "Replace it by an answer that makes sense alone." }
}

extension AllOfTheAboveAnswer: QuestionRule {
  private static let phrases = [
    "all of the", "all of these", "all of them", "all the above", "none of the", "none of these", "none of them",
    "both of these", "both of the", "both a and b", "a and b", "neither of", "either of these", "the above",
    "все перечисленн", "все вышеперечисленн", "ничего из", "ни один из", "оба варианта", "все варианты",
    "以上皆", "以上都", "以上全", "皆非", "皆是", "兩者皆",
  ]

  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    entry.answers.filter { answer in phrases.contains { answer.lowercased().hasPrefix($0) } }
      .map { (Self(answer: $0), $0) }
  }
}
