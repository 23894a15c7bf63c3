/// What a value in a quiz file may be.
///
/// The shape of a quiz is declared once (``ObjectShape/quiz``); the reader's checks and the JSON Schema both come from it.
indirect enum Shape: Sendable {
  /// A text in the first language, or a mapping from languages to texts; at most so many characters.
  case text(limit: Int)
  /// A text that isn't translated, of at most so many characters.
  case line(limit: Int)
  /// A name or the like, with a grammar of its own.
  case word(Word)
  case number(ClosedRange<Int>)
  case flag
  case choice([String])
  case list(of: Shape, count: ClosedRange<Int>, noun: String)
  case object(ObjectShape)
  /// Whole numbers by name.
  case numbers(by: Word, ClosedRange<Int>)
  /// The first shape where a scalar stands, the second where a mapping stands.
  case either(Shape, orMapping: ObjectShape)
  /// Held to a shape of its own later.
  case later
}

/// A mapping with fixed keys.
struct ObjectShape: Sendable {
  /// With its article: "a question".
  let name: String
  let fields: [Field]
  /// Pairs of keys of which at most one may stand, and whether one has to.
  var alternatives: [Alternative] = []

  struct Alternative: Sendable {
    let keys: [String]
    let isRequired: Bool
  }

  func field(_ key: String) -> Field? { fields.first { $0.key == key } }
}

/// A key of a mapping.
struct Field: Sendable {
  let key: String
  let shape: Shape
  let isRequired: Bool
  /// What it is for, in one or two sentences; editors show it.
  let summary: String

  static func required(_ key: String, _ shape: Shape, _ summary: String) -> Field {
    Field(key: key, shape: shape, isRequired: true, summary: summary)
  }

  static func optional(_ key: String, _ shape: Shape, _ summary: String) -> Field {
    Field(key: key, shape: shape, isRequired: false, summary: summary)
  }
}
