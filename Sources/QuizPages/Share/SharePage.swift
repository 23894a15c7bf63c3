public import HTML
public import QuizEngine

/// The public page of an outcome, which players share. It contains nothing about any player.
public struct SharePage: Sendable {
  let context: QuizContext
  let outcome: Outcome

  public init(context: QuizContext, outcome: Outcome) {
    self.context = context
    self.outcome = outcome
  }

  public var html: HTML {
    let (quiz, texts) = (context.quiz, context.texts.share)
    let (name, title) = (outcome.name[context.language], quiz.title[context.language])
    return context.page.document(
      title: name + " · " + title, bodyClass: "result-page shared", accent: quiz.accent,
      isIndexable: !quiz.isUnlisted,
      head: MetaTags(of: outcome, in: context).html(in: context.page),
      main: """
        \(context.icon(outcome))
        <p class="from"\(context.authorTextAttributes)>\(title)</p>
        <h1\(context.authorTextAttributes)>\(name)</h1>
        <div class="description">\(context.paragraphs(outcome.description))</div>
        <section class="and-you" aria-labelledby="and-you"><h2 id="and-you">\(texts.andYou)</h2>
        <p\(context.authorTextAttributes)>\(title)</p>
        <div class="actions"><a class="button primary" href="\(SitePath.quiz(quiz.id))">\(texts.toQuiz)</a></div>
        <p class="other-links"><a href="\(SitePath.front)">\(context.texts.result.otherQuizzes)</a></p></section>
        """)
  }
}
