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
    let title = quiz.title[shown.language]
    return shown.frame.document(
      title: title, kind: kind, accent: quiz.accent, isForRobots: !quiz.isUnlisted,
      head: shown.door.isEmbedded ? nil : ShareTags(of: shown).html(in: shown.frame),
      main: """
        \(isCrowd ? nil : outcomes)
        <div class="middle">
        \(quiz.picture.flatMap { shown.image($0) })
        <h1\(" class=\"long\"", if: title.isLonger(than: 60))\(shown.authored)>\(title)</h1>
        \(shown.paragraphs(quiz.description))
        <p class="facts">\(shown.facts(minutes: quiz.minutes(in: shown.language)))</p>
        \(foreign)\(actions)
        \(shown.frame.elsewhere(shown.texts.introduction.allQuizzes))\
        \(shown.embedding)
        </div>\(isCrowd ? crowd : nil)
        """)
  }

  private var kind: HTML {
    if isCrowd { return "introduction crowded" }
    return shown.quiz.outcomes.count == 4 ? "introduction corners" : "introduction"
  }

  /// Whether there are more outcomes than a few rows of faces show at a glance.
  private var isCrowd: Bool { shown.quiz.outcomes.count > 12 }

  private var outcomes: HTML {
    let faces = shown.quiz.outcomes.map { outcome -> HTML in
      """
      <li>\(shown.face(outcome))\
      <span class="\(outcome.emoji == nil && outcome.picture == nil ? "name" : "unseen")"\(shown.authored)>\
      \(outcome.name[shown.language])</span></li>
      """
    }
    return "<ul class=\"outcomes\" aria-label=\"\(shown.texts.introduction.outcomes)\">\(faces)</ul>"
  }

  /// A list to read, below the button: each outcome with its name.
  private var crowd: HTML {
    let names = shown.quiz.outcomes.map { outcome -> HTML in
      "<li>\(shown.face(outcome))<span\(shown.authored)>\(outcome.name[shown.language])</span></li>"
    }
    return """
      <section class="crowd" aria-labelledby="outcomes"><h2 id="outcomes">\(shown.texts.introduction.outcomes)</h2>
      <ul>\(names)</ul></section>
      """
  }

  /// Says that the quiz isn't there in the visitor's language.
  private var foreign: HTML? {
    guard !shown.isWished else { return nil }
    return """
      <p class="note">\(shown.texts.introduction.notInYourLanguage) \
      <span lang="\(shown.language.tag)">\(shown.language.ownName)</span></p>

      """
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
    <form method="post" action="\(door.begin(quiz.id))">\(frame.proofField)\(addressed.map(languageField))\
    <button class="button \(look)">\(label)</button></form>
    """
  }

  private func languageField(_ language: Language) -> HTML {
    "<input type=\"hidden\" name=\"\(Door.languageField)\" value=\"\(language.tag)\">"
  }
}
