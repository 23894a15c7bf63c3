import HTML
import QuizEngine

/// A question with its correct answer and explanation.
struct Solution: Sendable {
  let context: PageContext
  let question: TriviaQuestion
  let answer: String
  /// The player's answer, if it was wrong.
  let playerAnswer: String?

  var html: HTML {
    """
    <section class="solution"><p class="past-question"\(languageAttributes)>\(question.text)</p>
    <dl><div class="key"><dt>\(texts.key)</dt><dd\(languageAttributes)>\(answer)</dd></div>\
    \(playerAnswer.map { "<div><dt>\(texts.own)</dt><dd\(languageAttributes)>\($0)</dd></div>" })</dl>
    \(question.explanation.isEmpty ? nil : explanation)\
    \(sourceNote)</section>
    """
  }

  private var texts: Texts.Round.Verdict { context.texts.round.verdict }
  private var languageAttributes: HTML { context.languageAttributes(in: question.language) }
  private var explanation: HTML { "<p class=\"explanation\"\(languageAttributes)>\(question.explanation)</p>\n" }

  private var sourceNote: HTML? {
    let facts = [
      question.source.isEmpty ? nil : fact(texts.source, "<cite\(languageAttributes)>\(question.source)</cite>"),
      question.licence.isEmpty ? nil : fact(texts.licence, licence),
    ].compactMap { $0 }
    return facts.isEmpty ? nil : "<p class=\"facts\">\(facts)</p>"
  }

  private func fact(_ label: String, _ value: HTML) -> HTML {
    "<span>\(label)\(context.texts.house.labelSeparator)\(value)</span> "
  }

  /// The licence, with a link to its terms if they require attribution.
  private var licence: HTML {
    let licence = Licence(question.licence)
    let name: HTML = "<cite\(languageAttributes)>\(question.licence)</cite>"
    guard licence.requiresAttribution, let url = licence.url else { return name }
    return "<a href=\"\(url)\" rel=\"license\">\(name)</a>"
  }
}
