public import HTML
public import QuizEngine

/// The sources of the questions: the licences, and the works that many questions come from. Nothing on it refers to a
/// single question.
public struct LicencesPage: Sendable {
  /// The questions with one licence.
  public struct LicenceSummary: Sendable {
    let licence: Licence
    let questions: Int
    let works: [(title: String, questions: Int)]
    /// The number of questions from works with few questions.
    let others: Int

    public init(licence: Licence, questions: Int, works: [(title: String, questions: Int)], others: Int) {
      self.licence = licence
      self.questions = questions
      self.works = works
      self.others = others
    }
  }

  let context: PageContext
  let summaries: [LicenceSummary]

  public init(context: PageContext, summaries: [LicenceSummary]) {
    self.context = context
    self.summaries = summaries
  }

  private var texts: Texts.Daily.Licences { context.texts.daily.licences }

  public var html: HTML {
    context.document(
      title: texts.title, bodyClass: "text-page", area: .game,
      main: """
        <h1>\(texts.title)</h1>
        <p>\(texts.text)</p>
        \("<p>\(texts.nothing)</p>", if: summaries.isEmpty)\(summaries.map(section))\
        <p class="other-links"><a href="\(SitePath.daily)">\(context.texts.round.verdict.home)</a></p>
        """)
  }

  private func section(_ summary: LicenceSummary) -> HTML {
    let name = summary.licence.name.isEmpty ? texts.unnamed : summary.licence.name
    let works = summary.works.map { "<li dir=\"auto\">\(texts.work($0.title, $0.questions))</li>" as HTML }
    let otherWorks: HTML? = summary.others > 0 ? "<li>\(texts.others(summary.others))</li>" : nil
    return """
      <h2 dir="auto">\(name)</h2>
      <p class="facts">\(texts.questions(summary.questions))\(summary.licence.url.map(terms))</p>
      <ul>\(works)\(otherWorks)</ul>

      """
  }

  private func terms(_ url: String) -> HTML { " · <a href=\"\(url)\" rel=\"license\">\(texts.terms)</a>" }
}
