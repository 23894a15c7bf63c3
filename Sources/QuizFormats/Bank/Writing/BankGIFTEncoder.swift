internal import QuizEngine

/// Questions in GIFT, as Moodle reads it.
///
/// GIFT knows neither difficulty, language, source nor licence. The first becomes a tag, as Moodle writes those into
/// comments, and the others comments of our own, which every reader of GIFT skips.
struct BankGIFTEncoder: Sendable {
  /// Of the questions above.
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
    // A percent sign at an answer's beginning would begin its weight.
    text += "  =" + (question.key.hasPrefix("%") ? "%100%" : "") + Self.escapedAnswer(question.key) + "\n"
    for wrong in question.distractors {
      text += "  ~" + (wrong.hasPrefix("%") ? "%0%" : "") + Self.escapedAnswer(wrong) + "\n"
    }
    if !question.explanation.isEmpty { text += "  ####" + Self.escapedAnswer(question.explanation) + "\n" }
    return text + "}\n\n"
  }

  /// An answer or an explanation; it is in the question's format unless it begins with another one's name.
  private static func escapedAnswer(_ text: String) -> String { (text.hasPrefix("[") ? "[plain]" : "") + escaped(text) }

  private static func comment(_ key: String, _ value: String) -> String {
    value.isEmpty ? "" : "// \(key): \(escaped(value))\n"
  }

  /// With a backslash before what would end the text or begin something else, and line breaks as `\n`.
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

  /// An id between square brackets.
  private static func bracketed(_ text: String) -> String { escaped(text).replacing("]", with: "\\]") }
}
