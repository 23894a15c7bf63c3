public import HTML
import QuizEngine

/// Introduces a quiz, with the button to begin a play.
public struct IntroductionPage: Sendable {
  let context: QuizContext
  /// The open play of this browser; nil if there is none.
  let openPlay: OpenPlay?

  /// A play that the visitor can continue.
  public struct OpenPlay: Sendable {
    /// The play's ID in its URL.
    let playID: String
    /// The first position without an answer, from 0.
    let next: Int
    let count: Int

    /// - Parameters:
    ///   - next: the first position without an answer, from 0.
    ///   - count: how many questions the play asks.
    public init(playID: String, next: Int, count: Int) {
      self.playID = playID
      self.next = next
      self.count = count
    }
  }

  /// - Parameter openPlay: the play that the visitor can continue; nil if there is none.
  public init(context: QuizContext, openPlay: OpenPlay?) {
    self.context = context
    self.openPlay = openPlay
  }

  public var html: HTML {
    let quiz = context.quiz
    let title = quiz.title[context.language]
    return context.page.document(
      title: title, bodyClass: bodyClass, accent: quiz.accent, isIndexable: !quiz.isUnlisted,
      head: context.entryPoint.isEmbedded ? nil : MetaTags(of: context).html(in: context.page),
      main: """
        \(hasManyOutcomes ? nil : outcomes)
        <div class="middle">
        \(quiz.picture.flatMap { context.image($0) })
        <h1\(" class=\"long\"", if: title.isLonger(than: 60))\(context.authorTextAttributes)>\(title)</h1>
        \(context.paragraphs(quiz.description))
        <p class="facts">\(context.facts(minutes: quiz.estimatedMinutes(in: context.language)))</p>
        \(languageNote)\(actions)
        \(context.page.homeLink(context.texts.introduction.allQuizzes))\
        \(context.embedding)
        </div>\(hasManyOutcomes ? outcomeList : nil)
        """)
  }

  private var bodyClass: HTML {
    if hasManyOutcomes { return "introduction many-outcomes" }
    return context.quiz.outcomes.count == 4 ? "introduction corners" : "introduction"
  }

  /// Whether there are too many outcomes to show all their icons.
  private var hasManyOutcomes: Bool { context.quiz.outcomes.count > 12 }

  private var outcomes: HTML {
    let icons = context.quiz.outcomes.map { outcome -> HTML in
      """
      <li>\(context.icon(outcome))\
      <span class="\(outcome.emoji == nil && outcome.picture == nil ? "name" : "visually-hidden")"\(context.authorTextAttributes)>\
      \(outcome.name[context.language])</span></li>
      """
    }
    return "<ul class=\"outcomes\" aria-label=\"\(context.texts.introduction.outcomes)\">\(icons)</ul>"
  }

  /// A list of all outcomes with their names, below the button.
  private var outcomeList: HTML {
    let names = context.quiz.outcomes.map { outcome -> HTML in
      "<li>\(context.icon(outcome))<span\(context.authorTextAttributes)>\(outcome.name[context.language])</span></li>"
    }
    return """
      <section class="outcome-list" aria-labelledby="outcomes"><h2 id="outcomes">\(context.texts.introduction.outcomes)</h2>
      <ul>\(names)</ul></section>
      """
  }

  /// Tells the visitor that the quiz doesn't exist in their language.
  private var languageNote: HTML? {
    guard !context.isInPreferredLanguage else { return nil }
    return """
      <p class="note">\(context.texts.introduction.notInYourLanguage) \
      <span lang="\(context.language.tag)">\(context.language.ownName)</span></p>

      """
  }

  private var actions: HTML {
    let texts = context.texts.introduction
    guard let openPlay else {
      return "<div class=\"actions\">\(context.beginForm(label: texts.begin, cssClass: "primary"))</div>"
    }
    return """
      <div class="actions"><a class="button primary" href="\(context.entryPoint.play(openPlay.playID))">\
      \(texts.continuePlay(openPlay.next + 1, openPlay.count))</a>\(context.beginForm(label: texts.startOver, cssClass: "plain"))</div>
      """
  }
}

extension QuizContext {
  /// The form that begins a new play.
  func beginForm(label: String, cssClass: HTML) -> HTML {
    """
    <form method="post" action="\(entryPoint.begin(quiz.id))">\(page.csrfField)\(pathLanguage.map(languageField))\
    <button class="button \(cssClass)">\(label)</button></form>
    """
  }

  private func languageField(_ language: Language) -> HTML {
    "<input type=\"hidden\" name=\"\(EntryPoint.languageField)\" value=\"\(language.tag)\">"
  }
}
