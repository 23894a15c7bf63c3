@testable import QuizFormats

/// The part of JSON Schema (draft 2020-12) that the quiz schema needs, so that tests can compare both.
struct JSONSchema {
  private let root: DocumentNode

  init(text: String) throws {
    var diagnostics = Diagnostics(source: SourceText(name: "schema.json", text: text))
    guard let root = JSONParser.parse(&diagnostics) else { throw Unreadable() }
    self.root = root
  }

  struct Unreadable: Error {}

  func accepts(_ value: DocumentNode) -> Bool { accepts(value, schema: root) }

  private func accepts(_ value: DocumentNode, schema: DocumentNode) -> Bool {
    schema.entries.allSatisfy { accepts(value, keyword: $0.key, argument: $0.value, schema: schema) }
  }

  private func accepts(
    _ value: DocumentNode, keyword: String, argument: DocumentNode, schema: DocumentNode
  ) -> Bool {
    switch keyword {
    case "type": return (argument.text.map { [$0] } ?? argument.items.compactMap(\.text)).contains { isOf($0, value) }
    case "enum": return argument.items.contains { $0.text == value.text }
    case "pattern": return string(value).map { (try? Regex(argument.text ?? "").firstMatch(in: $0)) != nil } ?? true
    case "minLength": return string(value).map { $0.unicodeScalars.count >= argument.integer ?? 0 } ?? true
    case "maxLength": return string(value).map { $0.unicodeScalars.count <= argument.integer ?? 0 } ?? true
    case "minimum": return value.integer.map { $0 >= argument.integer ?? 0 } ?? true
    case "maximum": return value.integer.map { $0 <= argument.integer ?? 0 } ?? true
    case "items": return value.items.allSatisfy { accepts($0, schema: argument) }
    case "minItems": return !isOf("array", value) || value.items.count >= argument.integer ?? 0
    case "maxItems": return !isOf("array", value) || value.items.count <= argument.integer ?? 0
    case "minProperties": return !value.isMapping || value.entries.count >= argument.integer ?? 0
    case "properties":
      return value.entries.allSatisfy { entry in argument[entry.key].map { accepts(entry.value, schema: $0) } ?? true }
    case "additionalProperties": return acceptsAdditional(value, argument: argument, schema: schema)
    case "propertyNames":
      return value.entries.allSatisfy {
        accepts(DocumentNode(.scalar($0.key, plain: false), at: $0.keyLocation), schema: argument)
      }
    case "required": return !value.isMapping || argument.items.allSatisfy { value[$0.text ?? ""] != nil }
    case "anyOf": return argument.items.contains { accepts(value, schema: $0) }
    case "oneOf": return argument.items.count { accepts(value, schema: $0) } == 1
    case "not": return !accepts(value, schema: argument)
    case "$schema", "title", "description", "deprecated": return true
    default: return false
    }
  }

  private func acceptsAdditional(_ value: DocumentNode, argument: DocumentNode, schema: DocumentNode) -> Bool {
    let others = value.entries.filter { schema["properties"]?[$0.key] == nil }
    return argument.boolean == false ? others.isEmpty : others.allSatisfy { accepts($0.value, schema: argument) }
  }

  private func isOf(_ type: String, _ value: DocumentNode) -> Bool {
    switch (type, value.content) {
    case ("array", .list), ("object", .mapping): true
    case ("integer", .scalar): value.integer != nil
    case ("number", .scalar): value.isNumber
    case ("boolean", .scalar): value.boolean != nil
    case ("string", .scalar): string(value) != nil
    default: false
    }
  }

  /// The value if it is a string, and not a number, a truth value or null.
  private func string(_ value: DocumentNode) -> String? {
    value.isNull || value.isNumber || value.boolean != nil ? nil : value.text
  }
}
