/// A field of an item of a draft.
public enum DraftField: String, CaseIterable, Hashable, Sendable {
  /// The name of the quiz, an outcome or a question in files and addresses.
  case id
  case title, name, text, description
  case reveal, undecidedTitle, undecidedDescription
  case picture
  /// What the picture shows.
  case alt
  case emoji, accent
  case kind, advance, bands, tag
  /// An answer's points, by the id of an outcome.
  case points
  case draw
  /// How many questions of a tag are drawn, by tag.
  case quota
  case shuffledQuestions, shuffledAnswers
  case ties
  /// The id of the question that breaks ties.
  case tieBreaker
  case unlisted

  /// Which values a field has.
  enum Form: Hashable, Sendable {
    /// A text for each language.
    case translations
    case text
    case choice([String])
    case integer
    /// An integer for each outcome or tag.
    case integers
    case boolean
  }

  var form: Form {
    switch self {
    case .title, .name, .text, .description, .reveal, .undecidedTitle, .undecidedDescription, .alt: .translations
    case .id, .picture, .emoji, .accent, .tag, .tieBreaker: .text
    case .kind: .choice(["single", "multiple", "ranged"])
    case .advance: .choice(["press", "submit"])
    case .bands: .choice(["rounded", "equal"])
    case .ties: .choice(["random", "first", "question"])
    case .draw: .integer
    case .points, .quota: .integers
    case .shuffledQuestions, .shuffledAnswers, .unlisted: .boolean
    }
  }

  /// Whether it has a text for each language.
  public var isTranslated: Bool { form == .translations }

  /// The fields of an item, in the order in which they are written.
  static func fields(of kind: DraftItem.Kind) -> [DraftField] {
    switch kind {
    case .quiz:
      [
        .id, .title, .description, .picture, .alt, .accent, .reveal, .draw, .quota, .shuffledQuestions,
        .shuffledAnswers, .ties, .tieBreaker, .undecidedTitle, .undecidedDescription, .unlisted,
      ]
    case .language: []
    case .outcome: [.id, .name, .emoji, .picture, .alt, .description]
    case .question: [.id, .text, .picture, .alt, .kind, .advance, .bands, .tag]
    case .answer: [.text, .picture, .alt, .points]
    }
  }
}

/// The limits of a draft. What they let through may still be too long for a quiz: checking the draft tells.
public enum DraftLimits {
  /// The length of a text in bytes of UTF-8.
  public static let textBytes = 80_000
  /// The length of a language's tag, an outcome's id or a question's tag in bytes of UTF-8.
  public static let keyBytes = 256
  /// The integers that a field takes.
  public static let integers = -1_000_000...1_000_000
  /// The length of all texts and keys in bytes of UTF-8.
  public static let bytes = 1_000_000
  /// How many values an item has.
  public static let values = 2_000

  /// How many items of a kind another item contains.
  public static func items(_ kind: DraftItem.Kind) -> Int {
    switch kind {
    case .quiz: 1
    case .language: 20
    case .outcome, .answer: 100
    case .question: 1_000
    }
  }
}
