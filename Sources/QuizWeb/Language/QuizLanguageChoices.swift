import QuizEngine

/// The languages that a player chose for quizzes and that the site itself doesn't have, in a cookie: `tea:de.wine:fr`.
///
/// A language of the site is chosen for everything and has its own cookie. These choices belong to a quiz: a play in
/// German stays German when the player changes the site's language.
struct QuizLanguageChoices: Sendable {
  /// The most choices that are stored; then the oldest is dropped.
  static let maxCount = 8

  private var choices: [(quiz: QuizID, language: Language)] = []

  init() {}

  /// - Parameter cookie: a cookie's value. Invalid parts are ignored.
  init(cookie: String) {
    choices = cookie.utf8.prefix(2000).split(separator: UInt8(ascii: ".")).prefix(Self.maxCount).compactMap {
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

  subscript(quizID: QuizID) -> Language? { choices.first { $0.quiz == quizID }?.language }

  /// The choices with another one added, the latest first; nil removes the quiz's choice.
  func choosing(_ language: Language?, for quizID: QuizID) -> QuizLanguageChoices {
    var next = self
    next.choices.removeAll { $0.quiz == quizID }
    if let language { next.choices.insert((quizID, language), at: 0) }
    next.choices = Array(next.choices.prefix(Self.maxCount))
    return next
  }

  var text: String { choices.map { $0.quiz.name + ":" + $0.language.tag }.joined(separator: ".") }
}

extension QuizID {
  /// A quiz's id as quiz files allow it; nil for anything else, since the id goes into a cookie.
  init?(named name: String) {
    let isName = name.utf8.allSatisfy { byte in
      (0x61...0x7a).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
    }
    guard isName, (1...64).contains(name.utf8.count) else { return nil }
    self.init(name)
  }
}
