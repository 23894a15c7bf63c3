import QuizEngine
import QuizPages
import QuizService

/// What the page of a question depends on, if the question is asked for the first time. These are nearly all. A player
/// who goes back sees an answer, and gets a page of their own.
struct QuestionPageKey: Hashable, Sendable {
  let revisionID: RevisionID
  /// The question's index in the quiz.
  let question: Int
  let position: Int
  let answerOrder: [Int]
  let quizPage: QuizPageKey
}

/// What the introduction depends on, if the visitor has no play of the quiz.
struct IntroductionPageKey: Hashable, Sendable {
  let revisionID: RevisionID
  let isUnlisted: Bool
  let quizPage: QuizPageKey
  /// The page's own path.
  let path: String
  /// The site's own address. Without a public URL it is what the request says.
  let origin: String?
  let isInPreferredLanguage: Bool
  /// See `QuizPageContext.pathLanguage`.
  let pathLanguage: Language?
}

/// What the page of a result depends on, but for its `PersonalSection`s, if no friend's profile is beside the result.
struct ResultPageKey: Hashable, Sendable {
  let revisionID: RevisionID
  /// The outcome's index; nil if no answer gave points.
  let outcome: Int?
  let sharing: ResultPage.Sharing?
  let quizPage: QuizPageKey
  let origin: String?
  let pathLanguage: Language?
}

/// What markup of a quiz depends on that has neither links to style sheets nor forms.
struct QuizMarkupKey: Hashable, Sendable {
  let revisionID: RevisionID
  /// Of the quiz on the page.
  let language: Language
  /// Of the page's own texts.
  let pageLanguage: Language

  /// Nil where ``QuizPageKey`` is.
  init?(of revision: Revision, for visitor: Visitor) {
    guard let quizPage = QuizPageKey(of: revision.quiz, for: visitor) else { return nil }
    revisionID = revision.id
    language = quizPage.language
    pageLanguage = quizPage.pageLanguage
  }
}

/// What all pages of a quiz depend on beside the quiz.
struct QuizPageKey: Hashable, Sendable {
  /// Of the quiz on the page.
  let language: Language
  /// Of the page's own texts.
  let pageLanguage: Language
  let scheme: ColorScheme
  let entryPoint: EntryPoint

  /// Nil for a preview, whose draft changes; and for an address that asks for a language that neither the quiz nor the
  /// site has, because of those there are any number.
  init?(of quiz: Quiz, for visitor: Visitor) {
    guard !visitor.entryPoint.isPreview else { return nil }
    if let asked = visitor.queryLanguage, !quiz.languages.contains(asked), Texts[asked] == nil { return nil }
    language = visitor.language(of: quiz)
    pageLanguage = visitor.texts.language
    scheme = visitor.scheme
    entryPoint = visitor.entryPoint
  }
}

extension QuestionPageKey {
  /// Nil if the question isn't the play's next one; and where ``QuizPageKey`` is.
  init?(_ position: Int, of record: PlayRecord, for visitor: Visitor) {
    let play = record.play
    guard play.next == position, let quizPage = QuizPageKey(of: play.quiz, for: visitor) else { return nil }
    let question = play.order.questions[position]
    self.init(
      revisionID: record.revisionID, question: question, position: position,
      answerOrder: play.order.answerOrder(of: question, in: play.quiz), quizPage: quizPage)
  }
}

extension IntroductionPageKey {
  /// Nil where ``QuizPageKey`` is.
  init?(of revision: Revision, at path: String, for visitor: Visitor, origin: String?) {
    guard let quizPage = QuizPageKey(of: revision.quiz, for: visitor) else { return nil }
    self.init(
      revisionID: revision.id, isUnlisted: revision.quiz.isUnlisted, quizPage: quizPage, path: path,
      origin: origin,
      isInPreferredLanguage: visitor.hasPreferredLanguage(revision.quiz),
      pathLanguage: visitor.entryPoint.isEmbedded ? nil : visitor.queryLanguage)
  }
}

extension ResultPageKey {
  /// Nil where ``QuizPageKey`` is; and if the player lets friends compare, because then the page has the play's own
  /// invitation.
  init?(
    _ result: PlayResult, of record: PlayRecord, for visitor: Visitor, sharing: ResultPage.Sharing?, origin: String?
  ) {
    if case .given = sharing?.comparison { return nil }
    guard let quizPage = QuizPageKey(of: record.play.quiz, for: visitor) else { return nil }
    self.init(
      revisionID: record.revisionID, outcome: result.outcome, sharing: sharing, quizPage: quizPage, origin: origin,
      pathLanguage: visitor.entryPoint.isEmbedded ? nil : visitor.queryLanguage)
  }
}
