import QuizEngine
import QuizPages

/// A quiz in the language that it is played in.
struct PlayVoice {
  let quiz: Quiz
  let language: Language
  /// The program's own sentences, in that language or else in English.
  let texts: Texts

  init(quiz: Quiz, language: Language) {
    self.quiz = quiz
    self.language = language
    texts = Texts[language] ?? Texts.all.first { $0.language.primary == language.primary } ?? .english
  }

  /// An author's text as one line.
  func line(_ text: LocalizedText) -> String { text[language].terminalLine }

  /// A text in paragraphs, each one line: as many as it has lines with anything on them.
  func paragraphs(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { String($0).terminalLine }
  }

  /// The emoji and the name.
  func title(of outcome: Outcome) -> String {
    [outcome.emoji?.terminalLine, line(outcome.name)].compactMap(\.self).joined(separator: " ")
  }
}

extension Language {
  /// The part that names the language itself: `zh` of `zh-Hant`.
  var primary: Substring { tag.lowercased().prefix { $0 != "-" } }

  /// The one of a quiz's languages that is meant by a tag or a system's name for it: `ru`, `zh_TW.UTF-8`.
  ///
  /// Exactly that one, or else the first of the same primary language; nil where there is none.
  static func meant(by name: String, among languages: [Language]) -> Language? {
    let tag = String(name.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
    let wished = Language(tag.lowercased())
    return languages.first { $0.tag.lowercased() == wished.tag } ?? languages.first { $0.primary == wished.primary }
  }

  /// The language that a program's environment asks for (POSIX: LC_ALL, then LC_MESSAGES, then LANG).
  static func wished(_ environment: [String: String], among languages: [Language]) -> Language? {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    return name.flatMap { meant(by: $0, among: languages) }
  }
}
