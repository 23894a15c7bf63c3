public import QuizEngine

/// Writes quizzes as YAML.
public enum QuizYAML {
  /// The quiz file as readable YAML: block style, with long texts as blocks.
  public static func encode(_ quiz: Quiz) -> String { encode(OutputNode(quiz)) }

  static func encode(_ file: OutputNode) -> String {
    guard case .mapping(let entries) = file else { return "" }
    var text = ""
    for entry in entries {
      if ["outcomes", "questions"].contains(entry.key) { text += "\n" }
      write(entry.key, entry.value, to: &text, indentation: "")
    }
    return text
  }

  private static func write(_ key: String, _ value: OutputNode, to text: inout String, indentation: String) {
    text += indentation + YAMLScalarWriter.inline(key) + ":"
    switch value {
    case .text(let string): text += " " + YAMLScalarWriter.block(string, indentation: indentation + "  ") + "\n"
    case .literal(let literal): text += " " + literal + "\n"
    case .mapping(let entries):
      text += "\n"
      for entry in entries { write(entry.key, entry.value, to: &text, indentation: indentation + "  ") }
    case .list(let items):
      if let line = flow(items) {
        text += " " + line + "\n"
      } else {
        text += "\n"
        for item in items { write(item, to: &text, indentation: indentation + "  ") }
      }
    }
  }

  /// Writes a list item after its hyphen.
  private static func write(_ item: OutputNode, to text: inout String, indentation: String) {
    var inner = ""
    switch item {
    case .text(let string): inner = indentation + "  " + YAMLScalarWriter.inline(string) + "\n"
    case .literal(let literal): inner = indentation + "  " + literal + "\n"
    case .mapping(let entries):
      for entry in entries { write(entry.key, entry.value, to: &inner, indentation: indentation + "  ") }
    case .list(let items): for item in items { write(item, to: &inner, indentation: indentation + "  ") }
    }
    text += indentation + "- " + inner.dropFirst(indentation.count + 2)
  }

  /// A list of short texts on one line: `[en, ru]`.
  private static func flow(_ items: [OutputNode]) -> String? {
    var texts: [String] = []
    for item in items {
      guard case .text(let text) = item, text.utf8.count <= 20 else { return nil }
      texts.append(YAMLScalarWriter.inline(text, isInBrackets: true))
    }
    return "[" + texts.joined(separator: ", ") + "]"
  }
}
