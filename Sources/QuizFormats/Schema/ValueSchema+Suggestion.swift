extension ValueSchema {
  /// The value that was probably meant by one of another type; nil if there is no good guess.
  func suggestion(for node: DocumentNode) -> String? {
    switch (self, node.content) {
    case (.object(let object), .scalar(let text, _)):
      Self.firstKeys[object.name].map { "\($0): \(text.prefix(60))".printable }
    case (.list(.format(.language), _, _), .scalar(let text, _)):
      Self.languages(in: text).map { "[\($0)]" }
    case (.integer, .scalar(let text, plain: false)): Int(text).map { "\($0)" }
    case (.integers(by: .reference, _), .scalar(let text, _)) where !node.isNumber && !text.contains(":"):
      "outcome: \(text.prefix(60))".printable
    case (.integers, .list(let items)):
      items.allSatisfy { $0.entries.count == 1 && $0.entries[0].value.integer != nil }
        ? "{\(items.flatMap(\.entries).map { "\($0.key): \($0.value.text ?? "")" }.joined(separator: ", "))}".printable
        : nil
    default: nil
    }
  }

  /// The key that authors leave out most, by the object's name.
  private static let firstKeys = ["an outcome": "id", "a question": "text", "an answer": "text"]

  /// The language tags of a text, with commas between them; nil if it has other words.
  private static func languages(in text: String) -> String? {
    let tags = text.split { $0 == "," || $0 == " " || $0 == ";" }.map(String.init)
    return tags.isEmpty || !tags.allSatisfy(ScalarFormat.language.matches) ? nil : tags.joined(separator: ", ")
  }
}
