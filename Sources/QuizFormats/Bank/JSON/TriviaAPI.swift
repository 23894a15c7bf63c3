/// The Trivia API's JSON: a list of questions, in its first version with the text under `question`, in the second one with
/// a mapping there.
struct TriviaAPI: ServiceDialect {
  let service = "The Trivia API"
  let licence = "CC-BY-NC-4.0"
  var key: String? { nil }
  private let hasLicence: Bool

  init(defaults: BankDefaults) { hasLicence = !defaults.licence.isEmpty }

  func head(_ root: Node, hasQuestions: Bool, _ findings: inout Findings) -> Node? {
    guard case .list = root.content, hasQuestions else {
      findings.add(NotABank(found: root.isMapping ? "no list of questions" : "no question"), at: root.place)
      return nil
    }
    if !hasLicence { findings.add(ServiceLicence(service: service, licence: licence)) }
    return .nothingSaid
  }

  func row(_ element: Node, _ findings: inout Findings) -> BankRow {
    if element["type"]?.text == "image_choice" {
      findings.add(NotPlayable(kind: .pictures), at: element["type"]?.place ?? element.place)
      return .unplayable
    }
    guard hasAll(["question", "correctAnswer", "incorrectAnswers"], element, &findings) else { return .mistaken }
    let text = element["question"]
    return .question(
      question(
        [
          "id": element["id"], "category": element["category"], "difficulty": element["difficulty"],
          "question": text?["text"] ?? text, "answer": element["correctAnswer"], "wrong": element["incorrectAnswers"],
        ], at: element.place))
  }
}
