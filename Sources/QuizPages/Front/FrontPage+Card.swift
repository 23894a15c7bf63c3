import HTML
import QuizEngine

extension FrontPage.Card {
  /// The whole of a card leads to its quiz; the link in it is its title alone, which is what a screen reader says.
  var html: HTML {
    let quiz = shown.quiz
    return """
      <li class="card"><span class="cover">\(cover)</span>\
      <h2 class="title"\(shown.authored)><a href="\(Address.quiz(quiz.id))">\(quiz.title[shown.language])</a></h2>\
      <p\(shown.authored)>\(quiz.description[shown.language].teaser)</p>\
      <p class="facts">\(shown.facts(minutes: minutes))</p>\
      <p class="tongues"><span class="unseen">\(shown.texts.house.languages): </span>\(tongues)</p></li>
      """
  }

  /// The quiz's picture, or else the faces of its first outcomes, or else its initial, on a breath of its colour.
  private var cover: HTML {
    if let picture = shown.quiz.picture, let image = shown.image(picture, isUrgent: false) { return image }
    let faces = shown.quiz.outcomes.prefix(4).map(shown.face).filter { !$0.bytes.isEmpty }
    return "\(shown.quiz.accent.map(tint))\(faces.isEmpty ? [initial] : faces)"
  }

  /// An attribute of a drawing, since the Content-Security-Policy allows no style in the page.
  private func tint(_ accent: Accent) -> HTML {
    """
    <svg class="tint" aria-hidden="true"><rect width="100%" height="100%" fill="#\(accent.hexadecimal)"/></svg>
    """
  }

  private var initial: HTML {
    let letter = shown.quiz.title[shown.language].first { $0.isLetter || $0.isNumber }
    return "<span class=\"initial\" aria-hidden=\"true\"\(shown.authored)>\(letter.map { String($0) } ?? "?")</span>"
  }

  /// The quiz's languages, each by its own name.
  private var tongues: [HTML] {
    shown.quiz.languages.enumerated().map { place, language in
      "\(" · ", if: place > 0)<span lang=\"\(language.tag)\">\(language.ownName)</span>"
    }
  }
}

extension QuizFrame {
  /// How much there is to do, in a line: "8 questions · about 2 minutes".
  func facts(minutes: Int) -> HTML {
    "\(texts.introduction.questions(quiz.questionsPerPlay)) · \(texts.introduction.minutes(minutes))"
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
