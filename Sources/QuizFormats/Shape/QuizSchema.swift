/// The JSON Schema of quiz files (draft 2020-12), for editors that complete and check a file while it is written.
///
/// It comes from the same declaration as the reader's checks. What no schema can say (that an answer's outcome exists,
/// that the pool is large enough) the reader alone finds.
public enum QuizSchema {
  public static var text: String {
    var text = ""
    QuizJSON.write(document, to: &text, indentation: "")
    return text + "\n"
  }

  static var document: Written {
    guard case .mapping(let entries) = ObjectShape.quiz.schema else { return .mapping([(String, Written)]()) }
    let head: [(String, Written)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("A Parlour quiz")),
    ]
    return .mapping(head + entries)
  }
}

extension ObjectShape {
  fileprivate var schema: Written {
    let properties = fields.map { field in (field.key, field.shape.schema(described: field.summary)) }
    var entries: [(String, Written)] = [("type", .text("object")), ("properties", .mapping(properties))]
    let required = fields.filter(\.isRequired).map { Written.text($0.key) }
    if !required.isEmpty { entries.append(("required", .list(required))) }
    entries.append(("additionalProperties", .bare("false")))
    for alternative in alternatives {
      let each = alternative.keys.map { Written.mapping([("required", .list([.text($0)]))]) }
      let all = Written.mapping([("required", .list(alternative.keys.map { .text($0) }))])
      entries.append(alternative.isRequired ? ("oneOf", .list(each)) : ("not", all))
    }
    return .mapping(entries)
  }
}

extension Shape {
  fileprivate func schema(described summary: String) -> Written {
    guard case .mapping(let entries) = schema else { return schema }
    return .mapping([("description", .text(summary))] + entries)
  }

  fileprivate var schema: Written {
    switch self {
    case .text(let limit):
      .anyOf([
        .scalar(limit),
        .mapping([
          ("type", .text("object")), ("propertyNames", .pattern(Word.language.pattern)),
          ("additionalProperties", .scalar(limit)), ("minProperties", .bare("1")),
        ]),
      ])
    case .line(let limit): .scalar(limit)
    case .word(let word): .mapping([("type", word.type), ("pattern", .text(word.pattern))])
    case .number(let range): .integer(range)
    case .flag: .mapping([("type", .text("boolean"))])
    case .choice(let names): .mapping([("enum", .list(names.map { .text($0) }))])
    case .list(let shape, let count, _):
      .mapping([
        ("type", .text("array")), ("items", shape.schema), ("minItems", .bare("\(count.lowerBound)")),
        ("maxItems", .bare("\(count.upperBound)")),
      ])
    case .object(let object): object.schema
    case .numbers(let word, let range):
      .mapping([
        ("type", .text("object")), ("propertyNames", .pattern(word.pattern)), ("additionalProperties", .integer(range)),
      ])
    case .either(let shape, let object): .anyOf([shape.schema, object.schema])
    case .later: .mapping([(String, Written)]())
    }
  }
}

extension Word {
  /// Names may look like numbers, and the reader takes them all the same.
  fileprivate var type: Written {
    switch self {
    case .id, .reference, .tag: .list([.text("string"), .text("integer")])
    case .language, .accent, .path, .emoji, .address: .text("string")
    }
  }
}

extension Written {
  fileprivate static func anyOf(_ schemas: [Written]) -> Written { .mapping([("anyOf", .list(schemas))]) }

  fileprivate static func pattern(_ pattern: String) -> Written { .mapping([("pattern", .text(pattern))]) }

  fileprivate static func integer(_ range: ClosedRange<Int>) -> Written {
    .mapping([
      ("type", .text("integer")), ("minimum", .bare("\(range.lowerBound)")), ("maximum", .bare("\(range.upperBound)")),
    ])
  }

  /// Whatever a text may be written as: `title: 1984` is a text too.
  fileprivate static func scalar(_ limit: Int) -> Written {
    .mapping([
      ("type", .list([.text("string"), .text("number"), .text("boolean")])), ("minLength", .bare("1")),
      ("maxLength", .bare("\(limit)")),
    ])
  }
}
