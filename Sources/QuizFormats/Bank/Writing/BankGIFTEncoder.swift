internal import QuizEngine

/// Writes questions in GIFT for Moodle.
///
/// GIFT has no field for difficulty, language, source and licence. The difficulty becomes a tag in a comment, as Moodle
/// writes it. The others become Parlour's own comments, which every reader of GIFT ignores.
/// Translations have no place in it.
struct BankGIFTEncoder: Sendable {
  /// The category of the previous questions.
  private var category: TriviaCategory?

  mutating func encode(_ entry: BankReadResult.Entry) -> String {
    let question = entry.question
    var text = ""
    if question.category != category {
      text += "$CATEGORY: \(question.category.rawValue)\n\n"
      category = question.category
    }
    text +=
      "// " + (entry.name.isEmpty ? "" : "[id:\(Self.bracketed(entry.name))] ")
      + "[tag:\(question.difficulty.rawValue)]\n"
    text += Self.comment("language", question.language.tag)
    text += Self.comment("source", question.source) + Self.comment("licence", question.licence)
    text += "[plain]" + Self.escaped(question.text) + " {\n"
    // A percent sign at the beginning of an answer would begin its weight.
    text +=
      "  =" + (question.correctAnswer.hasPrefix("%") ? "%100%" : "") + Self.escapedAnswer(question.correctAnswer) + "\n"
    for wrong in question.distractors {
      text += "  ~" + (wrong.hasPrefix("%") ? "%0%" : "") + Self.escapedAnswer(wrong) + "\n"
    }
    if !question.explanation.isEmpty { text += "  ####" + Self.escapedAnswer(question.explanation) + "\n" }
    return text + "}\n\n"
  }

  /// An answer or explanation; it needs a format prefix only if it begins with a bracket.
  private static func escapedAnswer(_ text: String) -> String { (text.hasPrefix("[") ? "[plain]" : "") + escaped(text) }

  private static func comment(_ key: String, _ value: String) -> String {
    value.isEmpty ? "" : "// \(key): \(escaped(value))\n"
  }

  /// Escapes special characters with a backslash, and writes line breaks as `\n`.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": escaped += "\\n"
      case "\\", ":", "=", "~", "#", "{", "}": escaped += "\\" + String(scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// An id inside square brackets.
  private static func bracketed(_ text: String) -> String { escaped(text).replacing("]", with: "\\]") }
}
