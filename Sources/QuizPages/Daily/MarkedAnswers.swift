import HTML
import QuizEngine

/// The answers of a question that is over, with marks on the correct one and on the player's.
struct MarkedAnswers: Sendable {
  let context: PageContext
  /// In the order in which the player saw them.
  let options: [String]
  let language: Language
  /// The index of the correct option; nil if no option gets a mark.
  let correctIndex: Int?
  /// The index of the player's option; nil without an answer.
  let chosen: Int?
  /// The id of the element with the question's text.
  var heading: HTML = "question-text"

  var html: HTML {
    "<ul class=\"choices marked\" aria-labelledby=\"\(heading)\">\n\(options.indices.map(item))</ul>"
  }

  private var texts: Texts.Round.Verdict { context.texts.round.verdict }

  private func item(_ index: Int) -> HTML {
    let text: HTML = "<span class=\"text\"\(context.languageAttributes(in: language))>\(options[index])</span>"
    guard index == correctIndex || index == chosen else { return "<li class=\"answer\">\(text)</li>\n" }
    return "<li class=\"answer \(cssClass(index))\">\(label(index))\(text)\(verdict(index)?.mark)</li>\n"
  }

  private func cssClass(_ index: Int) -> HTML {
    guard let verdict = verdict(index) else { return "is-own" }
    return chosen == nil ? "is-right unanswered" : verdict.cssClass
  }

  private func verdict(_ index: Int) -> ShownVerdict? {
    index == correctIndex ? .correct : correctIndex == nil ? nil : .wrong
  }

  /// Whose answer it is. The mark alone says it where the player's answer is the correct one.
  private func label(_ index: Int) -> HTML {
    if index == correctIndex, index == chosen { return "<span class=\"visually-hidden\">\(texts.ownCorrect) </span>" }
    let label = index == correctIndex ? texts.correctAnswer : texts.own
    return "<small>\(label)<span class=\"visually-hidden\">\(context.texts.site.labelSeparator)</span></small>"
  }
}
