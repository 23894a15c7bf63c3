public import HTML
public import QuizEngine

/// The public page of an outcome, which players share. It contains nothing about any player.
public struct SharePage: Sendable {
  let context: QuizContext
  let outcome: Outcome
  /// The length of a play in minutes, rounded up.
  let minutes: Int
  /// The invitation to compare with the player who shared the page; nil for none.
  let invitation: String?

  /// - Parameters:
  ///   - minutes: how long a play takes, rounded up.
  ///   - invitation: to compare with the player who shared the page; nil for none.
  public init(context: QuizContext, outcome: Outcome, minutes: Int, invitation: String? = nil) {
    self.context = context
    self.outcome = outcome
    self.minutes = minutes
    self.invitation = invitation
  }

  public var html: HTML {
    let (quiz, texts) = (context.quiz, context.texts.share)
    let (name, title) = (outcome.name[context.language], quiz.title[context.language])
    return context.page.document(
      title: name + " · " + title, bodyClass: "result-page shared has-hero has-action-bar", accent: quiz.accent,
      isIndexable: !quiz.isUnlisted,
      head: MetaTags(of: outcome, in: context).html(in: context.page),
      main: """
        <section class="hero" aria-labelledby="outcome">
        <p class="eyebrow"><span\(context.authorTextAttributes)>\(title)</span><br>\(texts.friendGot)</p>
        \(context.arch(outcome))
        <h1 id="outcome"\(context.authorTextAttributes)>\(name)</h1>
        </section>
        <section class="and-you" aria-labelledby="and-you"><h2 id="and-you">\(texts.andYou)</h2>
        <p>\(context.facts(minutes: minutes))\(invitation.map { _ in "<br>\(texts.bothAtTheEnd)" })</p></section>
        \(context.beginForm(label: texts.toQuiz, cssClass: "primary big", formClass: "action-bar", invitation: invitation))
        <div class="description">\(context.paragraphs(outcome.description))</div>
        <p class="other-links"><a href="\(SitePath.quiz(quiz.id))">\(texts.aboutQuiz)</a> \
        <a href="\(SitePath.front)">\(context.texts.introduction.allQuizzes)</a></p>
        """)
  }
}
