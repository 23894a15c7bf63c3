public import HTML

/// Explains the rules of the daily game. Anybody can read it.
public struct DailyHelpPage: Sendable {
  let reader: Reader

  public init(reader: Reader) { self.reader = reader }

  public var html: HTML {
    let texts = reader.page.texts.daily.help
    return reader.document(
      title: texts.title, bodyClass: "text-page", script: .quizzes,
      main: """
        <h1>\(texts.title)</h1>
        \(texts.topics(hasBoards: reader.page.hasBoards).map { "<h2>\($0.title)</h2>\n<p>\($0.text)</p>\n" })\
        <p class="other-links"><a href="\(SitePath.onboarding)">\(texts.onboarding)</a> \
        <a href="\(SitePath.licences)">\(reader.page.texts.daily.licences.title)</a> \
        <a href="\(SitePath.daily)">\(reader.page.texts.round.verdict.home)</a></p>
        """)
  }
}
