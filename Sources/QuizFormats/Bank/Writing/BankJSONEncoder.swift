internal import QuizEngine

/// Writes questions in Parlour's JSON format, each on one line.
enum BankJSONEncoder {
  static func encode(_ entry: BankReadResult.Entry) -> String {
    let question = entry.question
    let keys: KeyValuePairs = [
      "id": entry.name, "language": question.language.tag, "category": question.category.rawValue,
      "difficulty": question.difficulty.rawValue, "question": question.text, "answer": question.key,
    ]
    let more: KeyValuePairs = [
      "explanation": question.explanation, "source": question.source, "licence": question.licence,
    ]
    var text = "{"
    for (key, value) in keys where !value.isEmpty { append(key, value, to: &text) }
    text += "\"wrong\": ["
    for (index, wrong) in question.distractors.enumerated() {
      if index > 0 { text += ", " }
      QuizJSON.quote(wrong, to: &text)
    }
    text += "], "
    for (key, value) in more where !value.isEmpty { append(key, value, to: &text) }
    text.removeLast(2)
    return text + "}"
  }

  private static func append(_ key: String, _ value: String, to text: inout String) {
    text += "\"\(key)\": "
    QuizJSON.quote(value, to: &text)
    text += ", "
  }
}
