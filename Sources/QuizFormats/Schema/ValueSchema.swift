/// What a value in a quiz file may be.
///
/// The shape of a quiz is declared once (``ObjectSchema/quiz``); the reader's checks and the JSON Schema both come from it.
indirect enum ValueSchema: Sendable {
  /// A text in the first language, or a mapping from languages to texts; at most so many characters.
  case text(limit: Int)
  /// A text that isn't translated, of at most so many characters.
  case untranslatedText(limit: Int)
  /// A name or the like, with a grammar of its own.
  case format(ScalarFormat)
  case integer(ClosedRange<Int>)
  case boolean
  case enumeration([String])
  case list(of: ValueSchema, count: ClosedRange<Int>, noun: String)
  case object(ObjectSchema)
  /// Whole numbers by name.
  case integers(by: ScalarFormat, ClosedRange<Int>)
  /// The first shape where a scalar stands, the second where a mapping stands.
  case either(ValueSchema, orMapping: ObjectSchema)
  /// Held to a shape of its own later.
  case deferred
}

/// A mapping with fixed keys.
struct ObjectSchema: Sendable {
  /// With its article: "a question".
  let name: String
  let fields: [SchemaField]
  /// Pairs of keys of which at most one may stand, and whether one has to.
  var alternatives: [ExclusiveKeys] = []

  struct ExclusiveKeys: Sendable {
    let keys: [String]
    let isRequired: Bool
  }

  func field(_ key: String) -> SchemaField? { fields.first { $0.key == key } }

  /// The field that had such a key in an earlier version.
  func field(formerKey: String) -> SchemaField? { fields.first { $0.formerKey == formerKey } }
}

/// A key of a mapping.
struct SchemaField: Sendable {
  let key: String
  let shape: ValueSchema
  let isRequired: Bool
  /// What it is for, in one or two sentences; editors show it.
  let summary: String
  /// The key of an earlier version, which is still read, with a warning.
  var formerKey: String?

  static func required(_ key: String, _ shape: ValueSchema, _ summary: String) -> SchemaField {
    SchemaField(key: key, shape: shape, isRequired: true, summary: summary)
  }

  static func optional(_ key: String, _ shape: ValueSchema, _ summary: String) -> SchemaField {
    SchemaField(key: key, shape: shape, isRequired: false, summary: summary)
  }
}
