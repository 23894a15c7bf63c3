/// The schema of a value in a quiz file.
///
/// A quiz is declared once (``ObjectSchema/quiz``). The reader's checks and the JSON Schema both use this declaration.
indirect enum ValueSchema: Sendable {
  /// A text in the first language, or a mapping from languages to texts, with up to `limit` characters.
  case text(limit: Int)
  /// A text without translations, with up to `limit` characters.
  case untranslatedText(limit: Int)
  /// A scalar with its own syntax.
  case format(ScalarFormat)
  case integer(ClosedRange<Int>)
  case boolean
  case enumeration([String])
  case list(of: ValueSchema, count: ClosedRange<Int>, noun: String)
  /// A list of ``text(limit:)``, or a mapping from languages to lists of texts.
  case texts(limit: Int, count: ClosedRange<Int>, noun: String)
  case object(ObjectSchema)
  /// A mapping from names to whole numbers.
  case integers(by: ScalarFormat, ClosedRange<Int>)
  /// The first schema for a scalar, the second for a mapping.
  case either(ValueSchema, orMapping: ObjectSchema)
  /// Another schema checks the value later.
  case deferred
}

/// A mapping with fixed keys.
struct ObjectSchema: Sendable {
  /// The name with its article: “a question”.
  let name: String
  let fields: [SchemaField]
  /// Keys of which at most one is allowed; one of them may be required.
  var alternatives: [ExclusiveKeys] = []

  struct ExclusiveKeys: Sendable {
    let keys: [String]
    let isRequired: Bool
  }

  func field(_ key: String) -> SchemaField? { fields.first { $0.key == key } }

  /// The field that had this key in an earlier version.
  func field(formerKey: String) -> SchemaField? { fields.first { $0.formerKey == formerKey } }
}

/// A key of a mapping.
struct SchemaField: Sendable {
  let key: String
  let schema: ValueSchema
  let isRequired: Bool
  /// The purpose in one or two sentences, which editors show.
  let summary: String
  /// The key in an earlier version, which still works, with a warning.
  var formerKey: String?

  static func required(_ key: String, _ schema: ValueSchema, summary: String) -> SchemaField {
    SchemaField(key: key, schema: schema, isRequired: true, summary: summary)
  }

  static func optional(_ key: String, _ schema: ValueSchema, summary: String) -> SchemaField {
    SchemaField(key: key, schema: schema, isRequired: false, summary: summary)
  }
}
