public import HTML
import QuizEngine

/// Introduces a quiz, with the button to begin a play.
public struct IntroductionPage: Sendable {
  let context: QuizPageContext
  /// The open play of this browser; nil if there is none.
  let openPlay: OpenPlay?
  /// The last finished play of this browser; nil if there is none.
  let finishedPlay: FinishedPlay?

  /// - Parameters:
  ///   - openPlay: the play that the visitor can continue; nil if there is none.
  ///   - finishedPlay: the last one with a result; nil if there is none.
  public init(context: QuizPageContext, openPlay: OpenPlay?, finishedPlay: FinishedPlay? = nil) {
    self.context = context
    self.openPlay = openPlay
    self.finishedPlay = finishedPlay
  }

  public var html: HTML {
    let quiz = context.quiz
    let title = quiz.title[context.language]
    let paragraphs = context.paragraphs(quiz.description)
    return context.page.document(
      title: title, bodyClass: bodyClass, accent: quiz.accent, isIndexable: !quiz.isUnlisted,
      head: context.entryPoint == .site ? MetaTags(of: context).html(in: context.page) : nil,
      main: """
        \(scene)\(showsBand ? band : nil)
        <div class="middle">
        <h1\(" class=\"long\"", if: title.isLonger(than: 60))\(context.authorTextAttributes)>\(title)</h1>
        <p class="facts">\(context.facts(minutes: quiz.estimatedMinutes(in: context.language)))</p>
        \(languageNote)\(finishedPlay.flatMap(lastResult))\(paragraphs.first)
        \(actions)
        \(Array(paragraphs.dropFirst()))
        </div>\(showsBand ? nil : outcomeList)\(context.embedding)
        """)
  }

  private var bodyClass: HTML {
    guard showsBand else { return "introduction many-outcomes" }
    return context.quiz.outcomes.count == 4 ? "introduction corners" : "introduction"
  }

  /// The quiz's picture; nil if it has none.
  private var scene: HTML? {
    context.quiz.picture.flatMap { context.image($0) }.map { "<div class=\"scene\">\($0)</div>" }
  }

  /// Whether the outcomes' icons stand above the title. With a picture, or if there are many, they follow below.
  private var showsBand: Bool { scene == nil && context.quiz.outcomes.count <= 6 }

  private var band: HTML {
    let icons = context.quiz.outcomes.map { outcome -> HTML in
      let isNamed = outcome.emoji == nil && outcome.picture == nil
      return """
        <li>\(context.icon(outcome))\
        <span class="\(isNamed ? "name" : "visually-hidden")">\(context.label(outcome))</span></li>
        """
    }
    return "<ul class=\"outcomes\" aria-label=\"\(context.texts.introduction.outcomes)\">\(icons)</ul>"
  }

  /// A list of all outcomes with their names, below the button.
  private var outcomeList: HTML {
    let names = context.quiz.outcomes.map { outcome -> HTML in
      "<li>\(context.icon(outcome))\(context.label(outcome))</li>"
    }
    return """
      <section class="outcome-list" aria-labelledby="outcomes"><h2 id="outcomes">\(context.texts.introduction.outcomes)</h2>
      <ul>\(names)</ul></section>
      """
  }

  /// The link to the last result.
  private func lastResult(_ play: FinishedPlay) -> HTML? {
    guard let outcome = context.outcome(of: play) else { return nil }
    return """
      <p class="played"><a href="\(context.entryPoint.result(of: play.playID))">\(context.icon(outcome))\
      <span class="text"\(context.authorTextAttributes)>\(context.texts.introduction.lastTime(context.quietSentence(outcome)))</span></a></p>

      """
  }

  /// Tells the visitor that the quiz doesn't exist in their language.
  private var languageNote: HTML? {
    guard !context.isInPreferredLanguage else { return nil }
    return """
      <p class="facts language-note">\(context.texts.introduction.notInYourLanguage)\(context.texts.site.sentenceSeparator)\
      <span lang="\(context.language.tag)">\(context.language.ownName)</span></p>

      """
  }

  private var actions: HTML {
    let texts = context.texts.introduction
    guard let openPlay else {
      return context.beginForm(label: texts.begin, cssClass: "primary big", formClass: "action-bar")
    }
    return """
      <div class="action-bar"><div class="actions"><a class="button primary" href="\(context.entryPoint.play(openPlay.playID))">\
      \(texts.continuePlay(openPlay.next + 1, openPlay.count))</a>\(context.beginForm(label: texts.startOver))</div></div>
      """
  }
}

extension QuizPageContext {
  /// The form that begins a new play.
  ///
  /// - Parameters:
  ///   - cssClass: of the button, beside `button`.
  ///   - formClass: of the form.
  ///   - invitation: of a friend whose profile is shown beside the player's at the end.
  func beginForm(
    label: String, cssClass: HTML? = nil, formClass: HTML? = nil, invitation: String? = nil
  ) -> HTML {
    """
    <form\(formClass.map { " class=\"\($0)\"" }) method="post" action="\(entryPoint.begin(quiz.id))">\
    \(page.csrfField)\(pathLanguage.map(languageField))\(invitation.map(invitationField))\
    <button class="button\(cssClass.map { " \($0)" })">\(label)</button></form>
    """
  }

  private func invitationField(_ invitation: String) -> HTML {
    "<input type=\"hidden\" name=\"\(QueryField.comparisonInvitation)\" value=\"\(invitation)\">"
  }

  private func languageField(_ language: Language) -> HTML {
    "<input type=\"hidden\" name=\"\(QueryField.language)\" value=\"\(language.tag)\">"
  }
}
