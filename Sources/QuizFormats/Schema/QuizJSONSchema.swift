/// The JSON Schema of quiz files (draft 2020-12), for editors that complete and check files.
///
/// It comes from the same declaration as the checks of ``QuizFile``. Some mistakes don't violate the schema, such as an
/// unknown outcome id; only ``QuizFile`` finds those.
public enum QuizJSONSchema {
  /// The schema as indented JSON, with a line break at the end.
  public static var text: String {
    var text = ""
    QuizJSON.write(document, to: &text, indentation: "")
    return text + "\n"
  }

  static var document: OutputNode {
    guard case .mapping(let entries) = ObjectSchema.quiz.schema else { return .mapping([(String, OutputNode)]()) }
    let head: [(String, OutputNode)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("A Parlour quiz")),
    ]
    return .mapping(head + entries)
  }
}

extension ObjectSchema {
  fileprivate var schema: OutputNode {
    let properties = fields.map { field in (field.key, field.shape.schema(described: field.summary)) }
    let deprecated = fields.compactMap { field in field.formerKey.map { ($0, field.deprecatedSchema) } }
    var entries: [(String, OutputNode)] = [
      ("type", .text("object")), ("properties", .mapping(properties + deprecated)),
    ]
    let required = fields.filter(\.isRequired).map { OutputNode.text($0.key) }
    if !required.isEmpty { entries.append(("required", .list(required))) }
    entries.append(("additionalProperties", .literal("false")))
    for alternative in alternatives {
      let each = alternative.keys.map { OutputNode.mapping([("required", .list([.text($0)]))]) }
      let all = OutputNode.mapping([("required", .list(alternative.keys.map { .text($0) }))])
      entries.append(alternative.isRequired ? ("oneOf", .list(each)) : ("not", all))
    }
    return .mapping(entries)
  }
}

extension SchemaField {
  /// The schema for the field's former key.
  fileprivate var deprecatedSchema: OutputNode {
    guard case .mapping(let entries) = shape.schema(described: "Now \(key).") else { return shape.schema }
    return .mapping(entries + [("deprecated", .literal("true"))])
  }
}

extension ValueSchema {
  fileprivate func schema(described summary: String) -> OutputNode {
    guard case .mapping(let entries) = schema else { return schema }
    return .mapping([("description", .text(summary))] + entries)
  }

  fileprivate var schema: OutputNode {
    switch self {
    case .text(let limit):
      .anyOf([
        .scalar(limit),
        .mapping([
          ("type", .text("object")), ("propertyNames", .pattern(ScalarFormat.language.pattern)),
          ("additionalProperties", .scalar(limit)), ("minProperties", .literal("1")),
        ]),
      ])
    case .untranslatedText(let limit): .scalar(limit)
    case .format(let word): .mapping([("type", word.type), ("pattern", .text(word.pattern))])
    case .integer(let range): .integer(range)
    case .boolean: .mapping([("type", .text("boolean"))])
    case .enumeration(let names): .mapping([("enum", .list(names.map { .text($0) }))])
    case .list(let shape, let count, _):
      .mapping([
        ("type", .text("array")), ("items", shape.schema), ("minItems", .literal("\(count.lowerBound)")),
        ("maxItems", .literal("\(count.upperBound)")),
      ])
    case .object(let object): object.schema
    case .integers(let word, let range):
      .mapping([
        ("type", .text("object")), ("propertyNames", .pattern(word.pattern)), ("additionalProperties", .integer(range)),
      ])
    case .either(let shape, let object): .anyOf([shape.schema, object.schema])
    case .deferred: .mapping([(String, OutputNode)]())
    }
  }
}

extension ScalarFormat {
  /// Names may look like numbers; the reader accepts those too.
  fileprivate var type: OutputNode {
    switch self {
    case .id, .reference, .tag: .list([.text("string"), .text("integer")])
    case .language, .accent, .path, .emoji, .url: .text("string")
    }
  }
}

extension OutputNode {
  fileprivate static func anyOf(_ schemas: [OutputNode]) -> OutputNode { .mapping([("anyOf", .list(schemas))]) }

  fileprivate static func pattern(_ pattern: String) -> OutputNode { .mapping([("pattern", .text(pattern))]) }

  fileprivate static func integer(_ range: ClosedRange<Int>) -> OutputNode {
    .mapping([
      ("type", .text("integer")), ("minimum", .literal("\(range.lowerBound)")),
      ("maximum", .literal("\(range.upperBound)")),
    ])
  }

  /// Any scalar that is read as a text: `title: 1984` is a text too.
  fileprivate static func scalar(_ limit: Int) -> OutputNode {
    .mapping([
      ("type", .list([.text("string"), .text("number"), .text("boolean")])), ("minLength", .literal("1")),
      ("maxLength", .literal("\(limit)")),
    ])
  }
}
