internal import QuizEngine

/// One question of a Moodle XML file.
struct MoodleQuestion {
  private let element: XMLElement
  private let type: String
  private let path: CategoryPath
  private let defaults: BankDefaults

  init(_ element: XMLElement, type: String, path: CategoryPath, defaults: BankDefaults) {
    self.element = element
    self.type = type
    self.path = path
    self.defaults = defaults
  }

  func record(_ diagnostics: inout Diagnostics) -> BankRecord {
    switch type {
    case "multichoice", "multichoiceset", "truefalse": choiceRecord(&diagnostics)
    case "shortanswer": unplayable(.shortAnswer, &diagnostics)
    case "numerical", "calculated", "calculatedsimple": unplayable(.numerical, &diagnostics)
    case "matching", "ddmatch", "randomsamatch": unplayable(.matching, &diagnostics)
    case "essay": unplayable(.essay, &diagnostics)
    case "cloze", "multianswer", "gapselect", "ddwtos": unplayable(.cloze, &diagnostics)
    case "description": unplayable(.description, &diagnostics)
    case "ddimageortext", "ddmarker": unplayable(.pictures, &diagnostics)
    default: unplayable(.other(type), &diagnostics)
    }
  }

  private func unplayable(_ kind: UnsupportedQuestionKind.Kind, _ diagnostics: inout Diagnostics) -> BankRecord {
    diagnostics.add(UnsupportedQuestionKind(kind: kind), at: element.location)
    return .unplayable
  }

  private func choiceRecord(_ diagnostics: inout Diagnostics) -> BankRecord {
    let answers = element.children(named: "answer").map {
      (text: MoodleText($0), fraction: Self.fraction($0), element: $0)
    }
    let right = answers.filter { $0.fraction >= 100 }
    if answers.contains(where: { $0.fraction > 0 && $0.fraction < 100 }) {
      return unplayable(right.isEmpty ? .multipleKeys : .partialCredit, &diagnostics)
    }
    guard let key = right.first else { return unplayable(.noKey, &diagnostics) }
    guard right.count == 1 else { return unplayable(.multipleKeys, &diagnostics) }
    let question = MoodleText(element["questiontext"])
    if question.hasMedia || answers.contains(where: \.text.hasMedia) { return unplayable(.pictures, &diagnostics) }
    if question.hasFormula || answers.contains(where: \.text.hasFormula) { return unplayable(.formulas, &diagnostics) }
    let explanation = explanation(feedback: key.element["feedback"])
    if explanation.hasFormula { diagnostics.add(OmittedFormula(), at: element.location) }
    if explanation.hasMedia { diagnostics.add(OmittedPicture(), at: element.location) }
    let wrong = answers.filter { $0.fraction <= 0 }.map { node($0.text, $0.element) }
    return .question(
      DocumentNode.trivia(
        question.text, correctAnswer: node(key.text, key.element), wrong: wrong,
        otherFields: otherFields(explanation: explanation.hasFormula ? "" : explanation.text), at: element.location))
  }

  /// The answer's grade in percent; 0 if it is missing or not a number.
  private static func fraction(_ answer: XMLElement) -> Double { Double(answer.attributes["fraction"] ?? "") ?? 0 }

  private func explanation(feedback: XMLElement?) -> MoodleText {
    let general = MoodleText(element["generalfeedback"])
    return general.text.isEmpty && !general.hasMedia ? MoodleText(feedback) : general
  }

  private func node(_ text: MoodleText, _ answer: XMLElement) -> DocumentNode {
    let labels = TrueFalseLabels(defaults.language)
    let displayed =
      switch (type, text.text.lowercased()) {
      case ("truefalse", "true"): labels.trueLabel
      case ("truefalse", "false"): labels.falseLabel
      default: text.text
      }
    return DocumentNode(.scalar(displayed, plain: false), at: answer.location)
  }

  private func otherFields(explanation: String) -> KeyValuePairs<String, String> {
    let tags = element["tags"]?.children(named: "tag").map(\.text.trimmed) ?? []
    let category = tags.lazy.compactMap { defaults.category(named: $0) }.first ?? path.category
    let difficulty = tags.lazy.compactMap { Difficulty(parsing: $0) }.first ?? path.difficulty
    return [
      "id": element["idnumber"]?.text.trimmed ?? "", "explanation": explanation,
      "category": category?.rawValue ?? "", "difficulty": difficulty?.rawValue ?? "",
    ]
  }
}

/// A text of Moodle XML after rendering.
private struct MoodleText {
  let text: String
  /// Whether it contains pictures, sounds or other files.
  let hasMedia: Bool
  let hasFormula: Bool

  /// - Parameter element: has a child `text`, and perhaps a format.
  init(_ element: XMLElement?) {
    let written = element?["text"]?.text ?? ""
    let hasFile = element?["file"] != nil || written.contains("@@PLUGINFILE@@")
    switch element?.attributes["format"] ?? "html" {
    case "plain_text": (text, hasMedia, hasFormula) = (written.trimmed, hasFile, TeXFormula.occurs(in: written))
    case "markdown":
      let markdown = MarkdownText(written)
      text = markdown.text
      hasMedia = hasFile || markdown.hasMedia
      hasFormula = markdown.hasFormula
    default:
      let html = HTMLText(written)
      text = html.text.trimmed
      hasMedia = hasFile || html.hasMedia
      hasFormula = html.hasFormula
    }
  }
}
