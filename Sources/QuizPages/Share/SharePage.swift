public import HTML
public import QuizEngine

/// An outcome as anybody may see it: what a player shares. It holds nothing of any player.
public struct SharePage: Sendable {
  public let shown: QuizFrame
  public let outcome: Outcome

  public init(shown: QuizFrame, outcome: Outcome) {
    self.shown = shown
    self.outcome = outcome
  }

  public var html: HTML {
    let (quiz, texts) = (shown.quiz, shown.texts.share)
    let (name, title) = (outcome.name[shown.language], quiz.title[shown.language])
    return shown.frame.document(
      title: name + " · " + title, kind: "revealing shared", accent: quiz.accent,
      isForRobots: !quiz.isUnlisted,
      head: ShareTags(of: outcome, in: shown).html(in: shown.frame),
      main: """
        \(shown.face(outcome))
        <p class="from"\(shown.authored)>\(title)</p>
        <h1\(shown.authored)>\(name)</h1>
        <div class="story">\(shown.paragraphs(outcome.description))</div>
        <section class="and-you" aria-labelledby="and-you"><h2 id="and-you">\(texts.andYou)</h2>
        <p\(shown.authored)>\(title)</p>
        <div class="actions"><a class="button primary" href="\(Address.quiz(quiz.id))">\(texts.toQuiz)</a></div>
        <p class="elsewhere"><a href="\(Address.front)">\(shown.texts.result.otherQuizzes)</a></p></section>
        """)
  }
}
