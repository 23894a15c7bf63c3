import QuizEngine
import QuizPages

/// A quiz in the language that it is played in.
struct LocalizedQuiz {
  let quiz: Quiz
  let language: Language
  /// The program's own sentences, in the nearest of its languages.
  let texts: Texts
  /// Whether the quiz is there in the language that the player wants most.
  let isPreferredLanguage: Bool

  /// A quiz in the earliest of some languages that it is written in, or else in English, or else in its first.
  ///
  /// - Parameter wishes: what the player wants, the most wanted first; without any the quiz is taken as it is.
  init(quiz: Quiz, wishes: [Language]) {
    let spoken = Texts.all.map(\.language)
    let wished = wishes.lazy.compactMap { Language.bestMatch(by: $0.tag, among: quiz.languages) }.first
    let english = Language.bestMatch(by: spoken[0].tag, among: quiz.languages)
    language = wished ?? (wishes.isEmpty ? nil : english) ?? quiz.languages.first ?? spoken[0]
    let nearest = (wishes + [language]).lazy.compactMap { Language.bestMatch(by: $0.tag, among: spoken) }.first
    texts = nearest.flatMap { Texts[$0] } ?? .english
    isPreferredLanguage = wishes.first.map { Language.bestMatch(by: $0.tag, among: quiz.languages) != nil } ?? true
    self.quiz = quiz
  }

  /// Says that the quiz isn't there in the player's language; nil where it is.
  var languageNotice: String? {
    isPreferredLanguage ? nil : texts.introduction.notInYourLanguage + " " + language.ownName
  }

  /// An author's text as one line.
  func line(_ text: LocalizedText) -> String { text[language].terminalSafe }

  /// A text in paragraphs, each one line: as many as it has lines with anything on them.
  func paragraphs(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { String($0).terminalSafe }
  }

  /// The emoji and the name.
  func title(of outcome: Outcome) -> String {
    [outcome.emoji?.terminalSafe, line(outcome.name)].compactMap(\.self).joined(separator: " ")
  }
}

extension Language {
  /// The part that names the language itself: `zh` of `zh-Hant`.
  var primarySubtag: Substring { tag.lowercased().prefix { $0 != "-" } }

  /// A language by its tag or by a system's name for it: `ru`, `zh_TW.UTF-8`; nil for what names none, as `C` does.
  static func parsed(_ name: String) -> Language? {
    let tag = String(name.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
    let isTag = tag.utf8.allSatisfy { byte in
      (0x61...0x7a).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
    }
    let language = Language(tag)
    return isTag && language.primarySubtag.count > 1 && language.primarySubtag != "posix" ? language : nil
  }

  /// The one of some languages that is meant by a tag: exactly that one, or else the first of the same primary language; nil
  /// where there is none.
  static func bestMatch(by tag: String, among languages: [Language]) -> Language? {
    let wished = Language(tag.lowercased())
    return languages.first { $0.tag.lowercased() == wished.tag }
      ?? languages.first { $0.primarySubtag == wished.primarySubtag }
  }

  /// The language that a program's environment asks for (POSIX: LC_ALL, then LC_MESSAGES, then LANG).
  static func preferred(_ environment: [String: String]) -> Language? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }.flatMap { parsed($0) }
  }
}
