public import HTML
import QuizEngine

/// The house's front: every published quiz, for the visitor to choose.
public struct FrontPage: Sendable {
  public let frame: Frame
  public let quizzes: [QuizFrame]

  public init(frame: Frame, quizzes: [QuizFrame]) {
    self.frame = frame
    self.quizzes = quizzes
  }

  public var html: HTML {
    let texts = frame.texts.front
    return frame.document(
      title: texts.title, kind: "front",
      main: """
        <h1>\(texts.title)</h1>
        <p class="lead">\(texts.lead)</p>
        \(quizzes.isEmpty ? nothing : cards)
        """)
  }

  private var cards: HTML { "<ul class=\"cards\">\(quizzes.map(card))</ul>" }

  private func card(_ shown: QuizFrame) -> HTML {
    let quiz = shown.quiz
    return """
      <li class="card"><a href="\(Address.quiz(quiz.id))">\
      <span class="cover">\(cover(shown))</span>\
      <span class="title"\(shown.authored)>\(quiz.title[shown.language])</span></a>\
      <p\(shown.authored)>\(quiz.description[shown.language].teaser)</p>\
      <p class="facts">\(frame.texts.introduction.questions(quiz.questionsPerPlay))</p></li>
      """
  }

  /// The quiz's picture, or else the faces of its first outcomes.
  private func cover(_ shown: QuizFrame) -> HTML {
    if let picture = shown.quiz.picture, let image = shown.image(picture) { return image }
    return "\(shown.quiz.outcomes.prefix(4).map(shown.face))"
  }

  private var nothing: HTML {
    """
    <section class="nothing"><h2>\(frame.texts.front.emptyTitle)</h2><p>\(frame.texts.front.emptyText)</p></section>
    """
  }
}

extension String {
  /// The beginning of a description: its first paragraph, and of a long one the words that fit into 280 characters.
  var teaser: String {
    let paragraph = split(separator: "\n").first ?? ""
    let beginning = paragraph.prefix(280)
    guard beginning.endIndex < paragraph.endIndex else { return String(paragraph) }
    let words = beginning.lastIndex(of: " ").map { beginning[..<$0] } ?? beginning
    return words + "…"
  }
}
