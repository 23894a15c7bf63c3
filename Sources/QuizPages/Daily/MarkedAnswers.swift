import HTML
import QuizEngine

/// The answers of a question that is over, with marks on the correct one and on the player's.
struct MarkedAnswers: Sendable {
  let context: PageContext
  /// In the order in which the player saw them.
  let options: [String]
  let language: Language
  /// The index of the correct option; nil if no option gets a mark.
  let key: Int?
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
    let isKey = index == key
    guard isKey || index == chosen else { return "<li class=\"answer\">\(text)</li>\n" }
    let label = !isKey ? texts.own : index == chosen ? texts.ownCorrect : texts.key
    let verdict: RoundVerdict? = isKey ? .correct : key == nil ? nil : .wrong
    return """
      <li class="answer \(verdict?.cssClass ?? "is-own")">\(text)\(verdict?.mark)\
      <span class="visually-hidden">\(label)</span></li>

      """
  }
}
