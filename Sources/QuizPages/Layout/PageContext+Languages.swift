import HTML
import QuizEngine

/// A quiz's languages, on its pages.
struct OfferedLanguages: Sendable {
  let quiz: QuizID
  let languages: [Language]
  /// The one that the quiz is shown in.
  let shown: Language

  /// Whether some of them isn't one of the site's own.
  var includesUnsupported: Bool { languages.contains { Texts[$0] == nil } }

  /// Tells with a choice which quiz it was made for; nothing where the site speaks all of the quiz's languages, since the
  /// choice is for everything then.
  var field: HTML? { includesUnsupported ? "<input type=\"hidden\" name=\"quiz\" value=\"\(quiz.name)\">" : nil }
}

extension PageContext {
  /// The same frame around a page of a quiz, which offers the quiz's languages too.
  func offering(_ quiz: Quiz, in language: Language) -> PageContext {
    var frame = self
    frame.quizLanguages = OfferedLanguages(quiz: quiz.id, languages: quiz.languages, shown: language)
    return frame
  }

  /// What a visitor may choose from: on a quiz's pages its languages, then those of the site that aren't akin to any of
  /// them.
  var languages: [Language] {
    let own = Texts.all.map { $0.language }
    guard let quizLanguages, quizLanguages.includesUnsupported else { return own }
    return quizLanguages.languages
      + own.filter { language in !quizLanguages.languages.contains { $0.primary == language.primary } }
  }

  /// The one of them that the page is in: the quiz's own where the site doesn't speak it, and the site's otherwise.
  var currentLanguage: Language {
    guard let quizLanguages, Texts[quizLanguages.shown] == nil else { return texts.language }
    return quizLanguages.shown
  }
}
