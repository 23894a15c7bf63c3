import QuizEngine

/// Which of a quiz's languages a player chose, where the site doesn't speak it: `tea:de.wine:fr` in a cookie.
///
/// A language of the site's own is chosen for everything and has a cookie of its own. This one is kept for its quiz, so that
/// a play in German stays German whatever language the player then reads the site in.
struct QuizLanguageChoices: Sendable {
  /// More than that, and the oldest choice is forgotten.
  static let maximumCount = 8

  private var choices: [(quiz: QuizID, language: Language)] = []

  init() {}

  /// - Parameter cookie: what a browser sent; whatever in it isn't understood is as if it weren't there.
  init(cookie: String) {
    choices = cookie.utf8.prefix(2000).split(separator: UInt8(ascii: ".")).prefix(Self.maximumCount).compactMap {
      choice in
      let parts = choice.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map {
        String(Substring($0))
      }
      guard parts.count == 2, let quiz = QuizID(named: parts[0]), let language = Language(validating: parts[1]) else {
        return nil
      }
      return (quiz, language)
    }
  }

  subscript(quiz: QuizID) -> Language? { choices.first { $0.quiz == quiz }?.language }

  /// The choices after another one, the latest first; nil takes back the choice for that quiz.
  func choosing(_ language: Language?, for quiz: QuizID) -> QuizLanguageChoices {
    var next = self
    next.choices.removeAll { $0.quiz == quiz }
    if let language { next.choices.insert((quiz, language), at: 0) }
    next.choices = Array(next.choices.prefix(Self.maximumCount))
    return next
  }

  var text: String { choices.map { $0.quiz.name + ":" + $0.language.tag }.joined(separator: ".") }
}

extension QuizID {
  /// A quiz's id as quiz files may have it; nil for anything else, since it goes into a cookie.
  init?(named name: String) {
    let isName = name.utf8.allSatisfy { byte in
      (0x61...0x7a).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
    }
    guard isName, (1...64).contains(name.utf8.count) else { return nil }
    self.init(name)
  }
}
