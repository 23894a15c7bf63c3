internal import QuizEngine

/// A column with texts in another language than the row's own: `question:ru`, `incorrect2:zh-Hant`.
struct TranslatedColumn: Hashable {
  let language: Language
  let column: BankColumn
  /// Which wrong answer it is, by its name: 2 for `incorrect2:ru`; nil for a name without a number.
  let distractorNumber: Int?

  /// - Parameter name: the header's cell: the name of a text's column, a colon and a language tag.
  init?(named name: String) {
    guard let colon = name.lastIndex(of: ":"),
      let language = Language(validating: String(name[name.index(after: colon)...]).trimmed),
      let column = BankColumn(named: String(name[..<colon]))
    else { return nil }
    switch column {
    case .field("question", _), .field("answer", _), .field("explanation", _), .field("source", _), .distractor: break
    default: return nil
    }
    self.language = language
    self.column = column
    distractorNumber = column.distractorNumber(in: String(name[..<colon]))
  }

  /// Whether a second such column would be read in its place.
  var isUnique: Bool { if case .distractor = column { distractorNumber != nil } else { true } }

  /// The name that a written table has.
  static func name(_ column: String, _ language: Language) -> String { "\(column):\(language.tag)" }
}

/// The texts of one row in other languages, by key of ``ObjectSchema/trivia``.
struct TranslatedCells {
  /// The texts in one language.
  private struct Texts {
    let language: Language
    var fields: [(key: String, text: DocumentNode)] = []
    /// Nil if no column has one.
    var distractors: [DocumentNode]?

    func value(of key: String, in row: DocumentNode) -> DocumentNode? {
      guard key == "wrong" else { return fields.first { $0.key == key }?.text }
      return distractors.map { DocumentNode(.list($0), at: $0.first?.location ?? row.location) }
    }
  }

  /// In the order of the first column of each language. They are few, so they need no dictionary.
  private var languages: [Texts] = []

  var isEmpty: Bool { languages.isEmpty }

  mutating func add(_ texts: [DocumentNode], in column: TranslatedColumn) {
    let known = languages.firstIndex { $0.language == column.language }
    if known == nil { languages.append(Texts(language: column.language)) }
    let position = known ?? languages.count - 1
    if case .field(let key, _) = column.column {
      languages[position].fields += texts.prefix(1).map { (key, $0) }
    } else {
      languages[position].distractors = (languages[position].distractors ?? []) + texts
    }
  }

  /// A question's fields with a text for each language.
  ///
  /// - Parameters:
  ///   - entries: the fields in the row's own language.
  ///   - defaultLanguage: the language of rows that don't set it.
  func merged(with entries: [DocumentNode.Entry], defaultLanguage: Language) -> [DocumentNode.Entry] {
    let own = DocumentNode(.mapping(entries), at: SourceLocation(offset: .byte(0)))
    let primary = own["language"]?.text?.trimmed ?? defaultLanguage.tag
    let tags = DocumentNode(
      .list(
        ([primary] + languages.map(\.language.tag).filter { $0 != primary }).map {
          DocumentNode(.scalar($0, plain: false), at: own["language"]?.location ?? own.location)
        }), at: own["language"]?.location ?? own.location)
    var merged = entries.filter {
      !["language", "question", "answer", "explanation", "source", "wrong"].contains($0.key)
    }
    merged.append(DocumentNode.Entry(key: "languages", keyLocation: own.location, value: tags))
    for key in ["question", "answer", "wrong", "explanation", "source"] {
      var texts: [DocumentNode.Entry] = []
      if let entry = own.entry(key) {
        texts.append(DocumentNode.Entry(key: primary, keyLocation: entry.keyLocation, value: entry.value))
      }
      for language in languages {
        guard let value = language.value(of: key, in: own) else { continue }
        texts.append(DocumentNode.Entry(key: language.language.tag, keyLocation: value.location, value: value))
      }
      guard !texts.isEmpty else { continue }
      let location = texts[0].value.location
      merged.append(
        DocumentNode.Entry(key: key, keyLocation: location, value: DocumentNode(.mapping(texts), at: location)))
    }
    return merged
  }
}
