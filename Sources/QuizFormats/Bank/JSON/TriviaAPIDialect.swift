/// The Trivia API's JSON: a list of questions. In version 1 `question` is a text; in version 2 it is a mapping.
struct TriviaAPIDialect: TriviaServiceDialect {
  let serviceName = "The Trivia API"
  let licence = "CC-BY-NC-4.0"
  var listKey: String? { nil }
  private let hasLicence: Bool

  init(defaults: BankDefaults) { hasLicence = !defaults.licence.isEmpty }

  func commonFields(_ root: DocumentNode, hasQuestions: Bool, _ diagnostics: inout Diagnostics) -> DocumentNode? {
    guard case .list = root.content, hasQuestions else {
      diagnostics.add(NotABank(found: root.isMapping ? "no list of questions" : "no question"), at: root.location)
      return nil
    }
    if !hasLicence { diagnostics.add(UnstatedServiceLicence(service: serviceName, licence: licence)) }
    return .emptyMapping
  }

  func record(_ element: DocumentNode, _ diagnostics: inout Diagnostics) -> BankRecord {
    if element["type"]?.text == "image_choice" {
      diagnostics.add(UnsupportedQuestionKind(kind: .pictures), at: element["type"]?.location ?? element.location)
      return .unplayable
    }
    guard checkRequiredKeys(["question", "correctAnswer", "incorrectAnswers"], of: element, &diagnostics) else {
      return .invalid
    }
    let text = element["question"]
    return .question(
      question(
        [
          "id": element["id"], "category": element["category"], "difficulty": element["difficulty"],
          "question": text?["text"] ?? text, "answer": element["correctAnswer"], "wrong": element["incorrectAnswers"],
        ], at: element.location))
  }
}
