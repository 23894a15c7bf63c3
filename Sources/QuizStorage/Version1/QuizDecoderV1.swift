internal import QuizEngine

/// Reads version 1. It checks what the engine relies on, and nothing else.
struct QuizDecoderV1 {
  /// At least one.
  private let languages: [Language]
  /// The indices of the outcomes.
  private var outcomes: [OutcomeID: Int] = [:]

  static func quiz(_ root: StoredValue) throws(QuizDecodingError) -> Quiz {
    let object = try root.object(
      "version", "id", "languages", "title", "description", "picture", "accent", "reveal", "outcomes", "questions",
      "draw", "quotas", "shuffle", "ties", "undecided", "unlisted")
    var decoder = try QuizDecoderV1(languages: object.required("languages"))
    let outcomes = try decoder.readOutcomes(object.required("outcomes"))
    let (questions, ties) = try decoder.questions(object.required("questions"), ties: object["ties"])
    return Quiz(
      id: QuizID(try object.required("id").string()), languages: decoder.languages,
      title: try decoder.text(object.required("title")), description: try decoder.text(object.required("description")),
      picture: try decoder.picture(object["picture"]), accent: try decoder.colour(object["accent"]),
      reveal: try decoder.optionalText(object["reveal"]), outcomes: outcomes, questions: questions,
      selection: try decoder.selection(draw: object["draw"], quotas: object["quotas"], of: questions),
      shuffle: try decoder.shuffle(object["shuffle"]), ties: ties,
      undecided: try decoder.undecided(object["undecided"]), isUnlisted: try object["unlisted"]?.boolean() ?? false)
  }

  private init(languages value: StoredValue) throws(QuizDecodingError) {
    var languages: [Language] = []
    for item in try value.items(minimum: 1) {
      let language = Language(try item.string())
      guard !languages.contains(language) else { throw item.error("occurs twice") }
      languages.append(language)
    }
    self.languages = languages
  }

  func text(_ value: StoredValue) throws(QuizDecodingError) -> LocalizedText {
    if case .string(let text) = value.json { return LocalizedText(text, languages[0]) }
    guard value.isObject else { throw value.error("isn't a text") }
    var translations: [LocalizedText.Translation] = []
    for (tag, translation) in try value.members() {
      let language = Language(tag)
      guard languages.contains(language) else { throw translation.error("isn't a language of the quiz") }
      translations.append(LocalizedText.Translation(language: language, text: try translation.string()))
    }
    return LocalizedText(translations)
  }

  private func optionalText(_ value: StoredValue?) throws(QuizDecodingError) -> LocalizedText? {
    guard let value else { return nil }
    return try text(value)
  }

  func picture(_ value: StoredValue?) throws(QuizDecodingError) -> Picture? {
    guard let value else { return nil }
    if case .string(let file) = value.json { return Picture(file: file) }
    let object = try value.object("file", "alt")
    return Picture(file: try object.required("file").string(), alt: try optionalText(object["alt"]))
  }

  private func colour(_ value: StoredValue?) throws(QuizDecodingError) -> RGBColor? {
    guard let value else { return nil }
    let text = try value.string()
    guard text.utf8.first == UInt8(ascii: "#"), let colour = RGBColor(hex: text.dropFirst()) else {
      throw value.error("isn't a colour")
    }
    return colour
  }

  private mutating func readOutcomes(_ value: StoredValue) throws(QuizDecodingError) -> [Outcome] {
    var read: [Outcome] = []
    for item in try value.items(minimum: 2) {
      let object = try item.object("id", "emoji", "picture", "name", "description")
      let id = OutcomeID(try object.required("id").string())
      guard outcomes.updateValue(read.count, forKey: id) == nil else { throw item.error("has another one's id") }
      read.append(
        Outcome(
          id: id, name: try text(object.required("name")), emoji: try object["emoji"]?.string(),
          picture: try picture(object["picture"]), description: try text(object.required("description"))))
    }
    return read
  }

  func outcome(_ name: String, in value: StoredValue) throws(QuizDecodingError) -> Int {
    guard let index = outcomes[OutcomeID(name)] else { throw value.error("isn't an outcome of the quiz") }
    return index
  }

  private func shuffle(_ value: StoredValue?) throws(QuizDecodingError) -> ShuffleOptions {
    guard let value else { return ShuffleOptions() }
    guard value.isObject else {
      let both = try value.boolean()
      return ShuffleOptions(questions: both, answers: both)
    }
    let object = try value.object("questions", "answers")
    return ShuffleOptions(
      questions: try object["questions"]?.boolean() ?? false, answers: try object["answers"]?.boolean() ?? false)
  }

  private func undecided(_ value: StoredValue?) throws(QuizDecodingError) -> UndecidedText? {
    guard let object = try value?.object("title", "description") else { return nil }
    return UndecidedText(
      title: try text(object.required("title")), description: try text(object.required("description")))
  }
}
