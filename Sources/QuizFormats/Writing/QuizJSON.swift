public import QuizEngine

/// Writes and reads quizzes as JSON.
public enum QuizJSON {
  /// The quiz file as JSON, with two spaces of indentation. The same quiz always gives the same bytes.
  public static func encode(_ quiz: Quiz) -> String { encode(OutputNode(quiz)) }

  static func encode(_ file: OutputNode) -> String {
    var text = ""
    write(file, to: &text, indentation: "")
    return text + "\n"
  }

  static func write(_ value: OutputNode, to text: inout String, indentation: String) {
    switch value {
    case .text(let string): quote(string, to: &text)
    case .literal(let literal): text += literal
    case .list(let items):
      write(items, between: "[", and: "]", to: &text, indentation: indentation) { item, text, inner in
        write(item, to: &text, indentation: inner)
      }
    case .mapping(let entries):
      write(entries, between: "{", and: "}", to: &text, indentation: indentation) { entry, text, inner in
        quote(entry.key, to: &text)
        text += ": "
        write(entry.value, to: &text, indentation: inner)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between opening: String, and closing: String, to text: inout String, indentation: String,
    each: (_ element: Element, _ text: inout String, _ indentation: String) -> Void
  ) {
    text += opening
    for (index, element) in elements.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + indentation + "  "
      each(element, &text, indentation + "  ")
    }
    text += elements.isEmpty ? closing : "\n" + indentation + closing
  }

  /// Writes a string in double quotation marks, and escapes characters that JSON or line-based programs don't accept.
  static func quote(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.needsEscape: text += "\\u" + hexadecimal(scalar.value)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character, or one that some programs treat as a line break or as no character.
  var needsEscape: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
