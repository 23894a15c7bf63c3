public import HTML
import QuizEngine

/// What a quiz is about, and the button that begins it.
public struct IntroductionPage: Sendable {
  public let shown: QuizFrame
  /// The play that this browser has open; nil where there is none.
  public let open: OpenPlay?

  public struct OpenPlay: Sendable {
    /// The play's key, as text.
    public let key: String
    /// The first position without an answer, from 0.
    public let next: Int
    public let count: Int

    public init(key: String, next: Int, count: Int) {
      self.key = key
      self.next = next
      self.count = count
    }
  }

  public init(shown: QuizFrame, open: OpenPlay?) {
    self.shown = shown
    self.open = open
  }

  public var html: HTML {
    let quiz = shown.quiz
    return shown.frame.document(
      title: quiz.title[shown.language], kind: quiz.outcomes.count == 4 ? "introduction corners" : "introduction",
      accent: quiz.accent, isForRobots: !quiz.isUnlisted,
      main: """
        <ul class="outcomes" aria-label="\(shown.texts.introduction.outcomes)">\(faces)</ul>
        <div class="middle">
        \(quiz.picture.flatMap { shown.image($0) })
        <h1\(shown.authored)>\(quiz.title[shown.language])</h1>
        \(shown.paragraphs(quiz.description))
        <p class="facts">\(shown.facts(minutes: quiz.minutes(in: shown.language)))</p>
        \(actions)
        \(shown.frame.elsewhere(shown.texts.introduction.allQuizzes))\
        \(shown.embedding)
        </div>
        """)
  }

  private var faces: [HTML] {
    shown.quiz.outcomes.map { outcome in
      """
      <li>\(shown.face(outcome))\
      <span class="\(outcome.emoji == nil && outcome.picture == nil ? "name" : "unseen")"\(shown.authored)>\
      \(outcome.name[shown.language])</span></li>
      """
    }
  }

  private var actions: HTML {
    let texts = shown.texts.introduction
    guard let open else {
      return "<div class=\"actions\">\(shown.beginForm(label: texts.begin, look: "primary"))</div>"
    }
    return """
      <div class="actions"><a class="button primary" href="\(shown.door.play(open.key))">\
      \(texts.continuePlay(open.next + 1, open.count))</a>\(shown.beginForm(label: texts.startOver, look: "plain"))</div>
      """
  }
}

extension QuizFrame {
  /// The form that begins a new play.
  func beginForm(label: String, look: HTML) -> HTML {
    """
    <form method="post" action="\(door.begin(quiz.id))">\(frame.proofField)\
    <button class="button \(look)">\(label)</button></form>
    """
  }
}
