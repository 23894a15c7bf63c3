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
    guard case .mapping(let entries) = ObjectSchema.quiz.jsonSchema else { return .mapping([(String, OutputNode)]()) }
    let properties: [(String, OutputNode)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("A Parlour quiz")),
    ]
    return .mapping(properties + entries)
  }
}

extension ObjectSchema {
  fileprivate var jsonSchema: OutputNode {
    let properties = fields.map { field in (field.key, field.schema.jsonSchema(description: field.summary)) }
    let deprecated = fields.compactMap { field in field.formerKey.map { ($0, field.deprecatedJSONSchema) } }
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
  /// The JSON Schema for the field's former key.
  fileprivate var deprecatedJSONSchema: OutputNode {
    guard case .mapping(let entries) = schema.jsonSchema(description: "Now \(key).") else { return schema.jsonSchema }
    return .mapping(entries + [("deprecated", .literal("true"))])
  }
}

extension ValueSchema {
  fileprivate func jsonSchema(description: String) -> OutputNode {
    guard case .mapping(let entries) = jsonSchema else { return jsonSchema }
    return .mapping([("description", .text(description))] + entries)
  }

  fileprivate var jsonSchema: OutputNode {
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
    case .format(let format): .mapping([("type", format.type), ("pattern", .text(format.pattern))])
    case .integer(let range): .integer(range)
    case .boolean: .mapping([("type", .text("boolean"))])
    case .enumeration(let names): .mapping([("enum", .list(names.map { .text($0) }))])
    case .list(let items, let count, _):
      .mapping([
        ("type", .text("array")), ("items", items.jsonSchema), ("minItems", .literal("\(count.lowerBound)")),
        ("maxItems", .literal("\(count.upperBound)")),
      ])
    case .texts(let limit, let count, let noun):
      .anyOf([
        ValueSchema.list(of: .text(limit: limit), count: count, noun: noun).jsonSchema,
        .mapping([
          ("type", .text("object")), ("propertyNames", .pattern(ScalarFormat.language.pattern)),
          (
            "additionalProperties",
            ValueSchema.list(of: .untranslatedText(limit: limit), count: count, noun: noun).jsonSchema
          ), ("minProperties", .literal("1")),
        ]),
      ])
    case .object(let object): object.jsonSchema
    case .integers(let nameFormat, let range):
      .mapping([
        ("type", .text("object")), ("propertyNames", .pattern(nameFormat.pattern)),
        ("additionalProperties", .integer(range)),
      ])
    case .either(let scalar, let object): .anyOf([scalar.jsonSchema, object.jsonSchema])
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
