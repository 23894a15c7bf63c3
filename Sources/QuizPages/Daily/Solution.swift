import HTML
import QuizEngine

/// A question with its right answer, and what there is to know about it.
struct Solution: Sendable {
  let frame: Frame
  let question: TriviaQuestion
  let answer: String
  /// What the player answered, where that isn't the right one.
  let own: String?

  var html: HTML {
    """
    <section class="solution"><p class="asked-then"\(written)>\(question.text)</p>
    <dl><div class="key"><dt>\(texts.key)</dt><dd\(written)>\(answer)</dd></div>\
    \(own.map { "<div><dt>\(texts.own)</dt><dd\(written)>\($0)</dd></div>" })</dl>
    \(question.explanation.isEmpty ? nil : explanation)\
    \(origin)</section>
    """
  }

  private var texts: Texts.Round.Verdict { frame.texts.round.verdict }
  private var written: HTML { frame.written(in: question.language) }
  private var explanation: HTML { "<p class=\"explanation\"\(written)>\(question.explanation)</p>\n" }

  private var origin: HTML? {
    let facts = [
      question.source.isEmpty ? nil : fact(texts.source, "<cite\(written)>\(question.source)</cite>"),
      question.licence.isEmpty ? nil : fact(texts.licence, licence),
    ].compactMap { $0 }
    return facts.isEmpty ? nil : "<p class=\"facts\">\(facts)</p>"
  }

  private func fact(_ label: String, _ value: HTML) -> HTML { "<span>\(label): \(value)</span> " }

  /// Leads to the terms where they ask for being named.
  private var licence: HTML {
    let licence = Licence(question.licence)
    let name: HTML = "<cite\(written)>\(question.licence)</cite>"
    guard licence.asksForAttribution, let address = licence.address else { return name }
    return "<a href=\"\(address)\" rel=\"license\">\(name)</a>"
  }
}
