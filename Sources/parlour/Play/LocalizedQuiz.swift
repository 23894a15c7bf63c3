import QuizEngine
import QuizPages

/// A quiz in the language that it is played in.
struct LocalizedQuiz {
  let quiz: Quiz
  let language: Language
  /// The program's own texts, in the nearest of its languages.
  let texts: Texts
  /// Whether the quiz has the language that the player prefers.
  let isPreferredLanguage: Bool

  /// Chooses the first preferred language that the quiz has, or else English, or else its first.
  ///
  /// - Parameter preferences: the player's languages, the preferred one first; if empty, the quiz's first language is
  ///   used.
  init(quiz: Quiz, preferences: [Language]) {
    let spoken = Texts.all.map(\.language)
    let preferred = preferences.lazy.compactMap { Language.bestMatch(by: $0.tag, among: quiz.languages) }.first
    let english = Language.bestMatch(by: spoken[0].tag, among: quiz.languages)
    language = preferred ?? (preferences.isEmpty ? nil : english) ?? quiz.languages.first ?? spoken[0]
    let nearest = (preferences + [language]).lazy.compactMap { Language.bestMatch(by: $0.tag, among: spoken) }.first
    texts = nearest.flatMap { Texts[$0] } ?? .english
    isPreferredLanguage = preferences.first.map { Language.bestMatch(by: $0.tag, among: quiz.languages) != nil } ?? true
    self.quiz = quiz
  }

  /// The note that the quiz doesn't have the player's language; nil if it does.
  var languageNotice: String? {
    isPreferredLanguage ? nil : texts.introduction.notInYourLanguage + texts.site.sentenceSeparator + language.ownName
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
  /// The tag's first subtag: `zh` of `zh-Hant`.
  var primarySubtag: Substring { tag.lowercased().prefix { $0 != "-" } }

  /// A language by its tag or by a locale's name: `ru`, `zh_TW.UTF-8`; nil for a locale without one, such as `C`.
  static func parsed(_ name: String) -> Language? {
    let tag = String(name.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
    let isTag = tag.utf8.allSatisfy { byte in
      (0x61...0x7a).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
    }
    let language = Language(tag)
    return isTag && language.primarySubtag.count > 1 && language.primarySubtag != "posix" ? language : nil
  }

  /// The best match for a tag: the same language, or else the first with the same primary subtag; nil if there is none.
  static func bestMatch(by tag: String, among languages: [Language]) -> Language? {
    let preferred = Language(tag.lowercased())
    return languages.first { $0.tag.lowercased() == preferred.tag }
      ?? languages.first { $0.primarySubtag == preferred.primarySubtag }
  }

  /// The language that a program's environment asks for (POSIX: LC_ALL, then LC_MESSAGES, then LANG).
  static func preferred(_ environment: [String: String]) -> Language? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }.flatMap { parsed($0) }
  }
}
