import HTML
import QuizEngine

/// The explanation of a question, its source and its licence.
struct Solution: Sendable {
  let context: PageContext
  let question: TriviaQuestion
  /// The correct answer. After an operator's correction it differs from the question's own.
  let correctAnswer: String

  var html: HTML { Self.section(content) }

  /// What the section has but for its last part.
  var content: HTML {
    """
    \(explanation)\(question.source.isEmpty ? nil : source)\(question.licence.isEmpty ? nil : licence)
    """
  }

  /// - Parameter reportSection: the form that reports a mistake; nil where there is none.
  static func section(_ content: HTML, reportSection: HTML? = nil) -> HTML {
    "<section class=\"explanation solution\">\(content)\(reportSection)</section>"
  }

  private var texts: Texts.Round.Verdict { context.texts.round.verdict }
  private var languageAttributes: HTML { context.languageAttributes(in: question.language) }

  private var explanation: HTML? {
    guard question.explains(correctAnswer) else { return "<p class=\"note\" id=\"why\">\(texts.corrected)</p>\n" }
    guard !question.explanation.isEmpty else { return nil }
    return "<h2 id=\"why\">\(texts.why)</h2>\n<p\(languageAttributes)>\(question.explanation)</p>\n"
  }

  private var source: HTML {
    """
    <p class="facts">\(texts.source)\(context.texts.site.labelSeparator)\
    <cite\(languageAttributes)>\(question.source)</cite></p>

    """
  }

  /// The licence, with a link to its terms if they require attribution.
  private var licence: HTML {
    let licence = Licence(question.licence)
    let name: HTML = "<cite\(languageAttributes)>\(question.licence)</cite>"
    let url = licence.requiresAttribution ? licence.url : nil
    return """
      <details><summary>\(texts.licence)</summary><p>\
      \(url.map { "<a href=\"\($0)\" rel=\"license\">\(name)</a>" } ?? name)</p></details>

      """
  }
}
