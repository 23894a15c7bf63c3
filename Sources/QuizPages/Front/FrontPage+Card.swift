import HTML
import QuizEngine

extension FrontPage.Card {
  /// The card of a quiz. The whole card is clickable, but only the title is inside the link, because a screen reader
  /// reads the link's text.
  func html() -> HTML {
    let quiz = context.quiz
    return """
      <li class="card"><span class="cover">\(cover)\(progress)</span>\
      <h2 class="title"\(context.authorTextAttributes)><a href="\(SitePath.quiz(quiz.id))">\(quiz.title[context.language])</a></h2>\
      <p\(context.authorTextAttributes)>\(quiz.description[context.language].teaser)</p>\
      \(facts)\
      <p class="quiz-languages"><span class="visually-hidden">\(context.texts.house.languages)\(context.texts.house.labelSeparator)</span>\(languages)</p></li>
      """
  }

  /// The card with the title only, below a result.
  var compactHTML: HTML {
    """
    <li class="card"><span class="cover">\(cover)</span>\
    <h3 class="title"\(context.authorTextAttributes)><a href="\(SitePath.quiz(context.quiz.id))">\
    \(context.quiz.title[context.language])</a></h3></li>
    """
  }

  /// What this browser did last with the quiz, or how long a play takes.
  private var facts: HTML {
    switch lastPlay {
    case .open(let play):
      "<p class=\"facts own\">\(context.texts.introduction.continuePlay(play.next + 1, play.count))</p>"
    case .finished(let play):
      context.outcome(of: play).map { outcome in
        "<p class=\"facts own\"\(context.authorTextAttributes)>\(context.icon(outcome))\(context.quietSentence(outcome))</p>"
      } ?? length
    case nil: length
    }
  }

  private var length: HTML { "<p class=\"facts\">\(context.facts(minutes: minutes))</p>" }

  private var progress: HTML? {
    guard case .open(let play) = lastPlay else { return nil }
    return
      "<progress class=\"progress-line\" max=\"\(play.count)\" value=\"\(play.next)\" aria-hidden=\"true\"></progress>"
  }

  /// The quiz's picture, or the icons of its first outcomes, or its initial, on a light tint of its colour.
  private var cover: HTML {
    if let picture = context.quiz.picture, let image = context.image(picture, loadsEagerly: false) { return image }
    let icons = context.quiz.outcomes.prefix(4).map(context.icon).filter { !$0.bytes.isEmpty }
    return "\(context.quiz.accent.map(tint))\(icons.isEmpty ? [initial] : icons)"
  }

  /// The tint as an SVG attribute. The Content-Security-Policy forbids inline styles.
  private func tint(_ accent: RGBColor) -> HTML {
    """
    <svg class="tint" aria-hidden="true"><rect width="100%" height="100%" fill="#\(accent.hex)"/></svg>
    """
  }

  private var initial: HTML {
    let letter = context.quiz.title[context.language].first { $0.isLetter || $0.isNumber }
    return
      "<span class=\"initial\" aria-hidden=\"true\"\(context.authorTextAttributes)>\(letter.map { String($0) } ?? "?")</span>"
  }

  /// The names of the quiz's languages, each in its own language.
  private var languages: [HTML] {
    context.quiz.languages.enumerated().map { index, language in
      "\(" · ", if: index > 0)<span lang=\"\(language.tag)\">\(language.ownName)</span>"
    }
  }
}

extension QuizContext {
  /// The length of a play: "8 questions · about 2 minutes".
  func facts(minutes: Int) -> HTML {
    "\(texts.introduction.questions(quiz.questionsPerPlay)) · \(texts.introduction.minutes(minutes))"
  }
}
