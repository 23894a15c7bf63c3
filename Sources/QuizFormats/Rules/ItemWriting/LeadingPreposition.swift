internal import QuizEngine

/// An English question begins with a preposition: “Of how many bits …”, “In which year …”.
struct LeadingPreposition: DiagnosticRule {
  static let id = "leading-preposition"
  static let why = "Nobody asks like that aloud, so players must read the question twice."

  let words: String

  var message: String { "The question begins with \(words.quoted)." }
  var help: String {
    "Begin with the subject: “How many bits are in a byte?”, not “Of how many bits does a byte consist?”."
  }
}

extension LeadingPreposition: QuestionRule {
  private static let prepositions = Set(
    """
    of in on at by with from for to into through under over after before against between among about during near within \
    behind since until beyond across around along without via upon
    """.split(separator: " ").map(String.init))
  private static let questionWords = Set(["which", "what", "whom", "whose", "how", "where", "who", "when"])

  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    guard entry.question.language.isEnglish else { return [] }
    let words = entry.question.text.split(separator: " ", maxSplits: 2).prefix(2).map { $0.lowercased() }
    guard words.count == 2, prepositions.contains(words[0]), questionWords.contains(words[1]) else { return [] }
    // “About how many” is an estimate.
    if words == ["about", "how"] { return [] }
    return [(Self(words: words.joined(separator: " ").capitalisedFirst), entry.question.text)]
  }
}

extension Language {
  /// Whether it is English of any country.
  var isEnglish: Bool { tag == "en" || tag.hasPrefix("en-") }
}
