public import HTML
public import QuizEngine

/// The public page of an outcome, which players share. It speaks as the player who shared it, and contains nothing
/// about any player.
public struct SharePage: Sendable {
  let context: QuizPageContext
  let outcome: Outcome
  /// The length of a play in minutes, rounded up.
  let minutes: Int
  /// The invitation to compare with the player who shared the page; nil for none.
  let invitation: String?

  /// - Parameters:
  ///   - minutes: how long a play takes, rounded up.
  ///   - invitation: to compare with the player who shared the page; nil for none.
  public init(context: QuizPageContext, outcome: Outcome, minutes: Int, invitation: String? = nil) {
    self.context = context
    self.outcome = outcome
    self.minutes = minutes
    self.invitation = invitation
  }

  public var html: HTML {
    let quiz = context.quiz
    let texts = context.texts.share
    let sentence = context.ownSentence(outcome)
    let title = quiz.title[context.language]
    return context.page.document(
      title: sentence + " · " + title, bodyClass: "result-page shared has-hero", accent: quiz.accent,
      isIndexable: !quiz.isUnlisted,
      head: MetaTags(of: outcome, in: context).html(in: context.page),
      main: """
        <section class="hero" aria-labelledby="outcome"><div class="reveal">
        <p class="eyebrow"\(context.authorTextAttributes)>\(title)</p>
        \(pair)
        <h1 id="outcome"\(" class=\"long\"", if: sentence.isLonger(than: 60))\(context.authorTextAttributes)>\(sentence)</h1>
        </div></section>
        <p class="facts">\(context.facts(minutes: minutes))\(invitation.map { _ in "<br>\(texts.bothAtTheEnd)" })</p>
        \(context.beginForm(label: context.texts.messages.takeQuiz, cssClass: "primary big", formClass: "action-bar", invitation: invitation))
        <section class="description" aria-labelledby="description"><h2 id="description">\(texts.descriptionHeading)</h2>
        <blockquote>\(context.paragraphs(outcome.description))</blockquote></section>
        <p class="other-links"><a href="\(SitePath.quiz(quiz.id))">\(texts.aboutQuiz)</a> \
        <a href="\(SitePath.front)">\(context.texts.introduction.allQuizzes)</a></p>
        """)
  }

  /// The friend's lit window, and the visitor's, which is still dark.
  private var pair: HTML {
    let texts = context.texts.result
    let dark: HTML = "<div class=\"arch dark\">\(WindowPicture.unlit.html)</div>"
    return WindowPair(windows: [(context.arch(outcome), "\(texts.friend)"), (dark, "\(context.texts.share.you)")]).html
  }
}
