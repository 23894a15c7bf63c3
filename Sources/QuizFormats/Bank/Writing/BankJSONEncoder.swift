internal import QuizEngine

/// Writes questions in Parlour's JSON format, each on one line. A question with translations has a text for each
/// language.
enum BankJSONEncoder {
  static func encode(_ entry: BankReadResult.Entry) -> String {
    let question = entry.question
    var fields: [String] = []
    func add(_ key: String, _ value: String) {
      if !value.isEmpty { fields.append("\(quoted(key)): \(quoted(value))") }
    }
    func addTexts(_ key: String, _ text: (TriviaTexts) -> String) {
      if question.translations.isEmpty { return add(key, text(question.primaryTexts)) }
      let texts = ([question.primaryTexts] + question.translations).filter { !text($0).isEmpty }
      if !texts.isEmpty { fields.append("\(quoted(key)): \(mapping(texts) { quoted(text($0)) })") }
    }
    add("id", entry.name)
    if question.translations.isEmpty {
      add("language", question.language.tag)
    } else {
      fields.append("\"languages\": \(list(question.languages.map(\.tag)))")
    }
    add("category", question.category.rawValue)
    add("difficulty", question.difficulty.rawValue)
    addTexts("question", \.text)
    addTexts("answer", \.correctAnswer)
    if question.translations.isEmpty {
      fields.append("\"wrong\": \(list(question.distractors))")
    } else {
      let texts = [question.primaryTexts] + question.translations
      fields.append("\"wrong\": \(mapping(texts) { list($0.distractors) })")
    }
    addTexts("explanation", \.explanation)
    addTexts("source", \.source)
    add("licence", question.licence)
    return "{" + fields.joined(separator: ", ") + "}"
  }

  private static func mapping(_ texts: [TriviaTexts], _ value: (TriviaTexts) -> String) -> String {
    "{" + texts.map { "\(quoted($0.language.tag)): \(value($0))" }.joined(separator: ", ") + "}"
  }

  private static func list(_ texts: [String]) -> String { "[" + texts.map(quoted).joined(separator: ", ") + "]" }

  private static func quoted(_ text: String) -> String {
    var quoted = ""
    QuizJSON.quote(text, to: &quoted)
    return quoted
  }
}
