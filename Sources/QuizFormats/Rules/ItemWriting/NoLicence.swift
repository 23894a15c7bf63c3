internal import QuizEngine

/// A trivia question has no licence.
struct NoLicence: DiagnosticRule {
  static let id = "no-licence"
  static let why = "Without a licence nobody may publish it."

  var message: String { "The question has no licence." }
  var help: String { "Write it under “licence”, for one question or the whole file; or import with --licence." }
}

extension NoLicence: QuestionRule {
  static var checksTranslations: Bool { false }

  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    entry.question.licence.isEmpty ? [(Self(), entry.question.text)] : []
  }
}
