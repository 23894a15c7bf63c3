import HTML
import QuizEngine

/// The languages of a quiz, for the language menu on its pages.
struct OfferedLanguages: Sendable {
  let quizID: QuizID
  let languages: [Language]
  /// The language that the quiz is shown in.
  let current: Language

  /// Whether the site itself doesn't support some of them.
  var includesUnsupported: Bool { languages.contains { Texts[$0] == nil } }

  /// A hidden field with the quiz's name. The choice then holds for this quiz only. It is nil if the site supports all
  /// of the quiz's languages, because then the choice holds everywhere.
  var field: HTML? {
    includesUnsupported ? "<input type=\"hidden\" name=\"\(DisplayField.quiz)\" value=\"\(quizID.name)\">" : nil
  }
}

extension PageContext {
  /// A copy of this context for a page of a quiz. Its menu offers the quiz's languages too.
  func offering(_ quiz: Quiz, in language: Language) -> PageContext {
    var context = self
    context.quizLanguages = OfferedLanguages(quizID: quiz.id, languages: quiz.languages, current: language)
    return context
  }

  /// The languages in the menu. On a quiz's page they are the quiz's, then those languages of the site that are not
  /// variants of these.
  var languages: [Language] {
    let own = Texts.all.map { $0.language }
    guard let quizLanguages, quizLanguages.includesUnsupported else { return own }
    return quizLanguages.languages
      + own.filter { language in !quizLanguages.languages.contains { $0.primary == language.primary } }
  }

  /// The menu's current language. It is the quiz's if the site doesn't support that one, otherwise the site's.
  var currentLanguage: Language {
    guard let quizLanguages, Texts[quizLanguages.current] == nil else { return texts.language }
    return quizLanguages.current
  }
}
