import HTML
import QuizEngine

/// A quiz's languages, on its pages.
struct OfferedLanguages: Sendable {
  let quiz: QuizID
  let languages: [Language]
  /// The one that the quiz is shown in.
  let shown: Language

  /// Whether some of them isn't one of the site's own.
  var areForeign: Bool { languages.contains { Texts[$0] == nil } }

  /// Tells with a choice which quiz it was made for; nothing where the site speaks all of the quiz's languages, since the
  /// choice is for everything then.
  var field: HTML? { areForeign ? "<input type=\"hidden\" name=\"quiz\" value=\"\(quiz.name)\">" : nil }
}

extension Frame {
  /// The same frame around a page of a quiz, which offers the quiz's languages too.
  func offering(_ quiz: Quiz, in language: Language) -> Frame {
    var frame = self
    frame.offered = OfferedLanguages(quiz: quiz.id, languages: quiz.languages, shown: language)
    return frame
  }

  /// What a visitor may choose from: on a quiz's pages its languages, then those of the site that aren't akin to any of
  /// them.
  var languages: [Language] {
    let own = Texts.all.map { $0.language }
    guard let offered, offered.areForeign else { return own }
    return offered.languages + own.filter { language in !offered.languages.contains { $0.primary == language.primary } }
  }

  /// The one of them that the page is in: the quiz's own where the site doesn't speak it, and the site's otherwise.
  var currentLanguage: Language {
    guard let offered, Texts[offered.shown] == nil else { return texts.language }
    return offered.shown
  }
}
