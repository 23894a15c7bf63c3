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
    let facts = [(texts.source, question.source), (texts.licence, question.licence)].filter { !$0.1.isEmpty }
    guard !facts.isEmpty else { return nil }
    return "<p class=\"facts\">\(facts.map { "<span>\($0.0): <cite\(written)>\($0.1)</cite></span> " })</p>"
  }
}
