public import HTML
import QuizEngine

extension FrontPage.Card {
  /// The card of a quiz. The whole card is clickable, but only the title is inside the link, because a screen reader
  /// reads the link's text.
  func html() -> HTML {
    let quiz = context.quiz
    return """
      <li class="card"><span class="cover">\(cover)\(progress)</span>\
      <h2 class="title"\(context.authorTextAttributes)><a href="\(SitePath.quiz(quiz.id))">\(quiz.title[context.language])</a></h2>\
      <p\(context.authorTextAttributes)>\(quiz.description[context.language].firstSentence)</p>\
      \(facts)\
      <p class="quiz-languages"><span class="visually-hidden">\(context.texts.site.languages)\(context.texts.site.labelSeparator)</span>\(languages)</p></li>
      """
  }

  /// The card without the description, below a result and for a quiz that this browser has played. It shows the
  /// picture of the visitor's result.
  ///
  /// - Parameter offersAgain: whether it has a button to play again.
  public func compactHTML(offersAgain: Bool = false) -> HTML {
    """
    <li class="card compact"><span class="cover">\(ownOutcome.flatMap(context.portrait) ?? cover)</span>\
    <h3 class="title"\(context.authorTextAttributes)><a href="\(SitePath.quiz(context.quiz.id))">\
    \(context.quiz.title[context.language])</a></h3>\(facts)\
    \(context.beginForm(label: context.texts.result.again), if: offersAgain)</li>
    """
  }

  /// Whether this browser has played the quiz, and isn't playing it again.
  var isFinished: Bool { if case .finished = lastPlay { true } else { false } }

  /// Whether this browser has begun the quiz.
  var isOpen: Bool { if case .open = lastPlay { true } else { false } }

  private var ownOutcome: Outcome? {
    guard case .finished(let play) = lastPlay else { return nil }
    return context.outcome(of: play)
  }

  /// What this browser did last with the quiz, or how long a play takes.
  private var facts: HTML {
    switch lastPlay {
    case .open(let play):
      "<p class=\"facts own\">\(context.texts.introduction.continuePlay(play.next + 1, play.count))</p>"
    case .finished(let play):
      context.outcome(of: play).map { outcome in
        "<p class=\"facts own\"\(context.authorTextAttributes)>\(context.quietSentence(outcome))</p>"
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

  /// The names of the quiz's languages, each in its own language: first the site's, in the order that all pages have.
  private var languages: [HTML] {
    let known = Texts.all.map { $0.language }.filter(context.quiz.languages.contains)
    return (known + context.quiz.languages.filter { !known.contains($0) }).enumerated().map { index, language in
      "\(" · ", if: index > 0)<span lang=\"\(language.tag)\">\(language.ownName)</span>"
    }
  }
}

extension QuizPageContext {
  /// An outcome's picture or emoji for a card; nil if it has neither.
  func portrait(_ outcome: Outcome) -> HTML? {
    if let picture = outcome.picture, let entry = pictures[picture], let image = image(picture, loadsEagerly: false) {
      return entry.width * 4 > entry.height * 5 ? image : "<span class=\"outcome-icon\">\(image)</span>"
    }
    return outcome.emoji == nil ? nil : icon(outcome)
  }

  /// The length of a play: "8 questions · about 2 minutes".
  func facts(minutes: Int) -> HTML {
    "\(texts.introduction.questions(quiz.questionsPerPlay)) · \(texts.introduction.minutes(minutes))"
  }
}
