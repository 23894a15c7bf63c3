extension JSONValue {
  /// As JSON with two spaces of indentation and a line break at the end. Databases store digests of this form, so it
  /// can't change.
  var text: String {
    var text = ""
    append(to: &text, indentation: "")
    return text + "\n"
  }

  private func append(to text: inout String, indentation: String) {
    switch self {
    case .string(let string): Self.appendQuoted(string, to: &text)
    case .number(let number): text += number
    case .boolean(let flag): text += flag ? "true" : "false"
    case .null: text += "null"
    case .array(let items):
      Self.append(items, between: "[", and: "]", to: &text, indentation: indentation) { item, text, inner in
        item.append(to: &text, indentation: inner)
      }
    case .object(let members):
      Self.append(members, between: "{", and: "}", to: &text, indentation: indentation) { member, text, inner in
        Self.appendQuoted(member.key, to: &text)
        text += ": "
        member.value.append(to: &text, indentation: inner)
      }
    }
  }

  private static func append<Element>(
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

  private static func appendQuoted(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where isEscaped(scalar):
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// Control characters, and what some programs take for the end of a line or for no character.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
