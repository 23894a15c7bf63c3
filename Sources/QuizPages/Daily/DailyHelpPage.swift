public import HTML

/// The rules of the daily game, in plain words.
public struct DailyHelpPage: Sendable {
  public let shown: PlayerFrame

  public init(shown: PlayerFrame) { self.shown = shown }

  public var html: HTML {
    let texts = shown.texts.daily.help
    return shown.document(
      title: texts.title, kind: "reading", script: shown.frame.assets.script,
      main: """
        <h1>\(texts.title)</h1>
        \(texts.topics.map { "<h2>\($0.title)</h2>\n<p>\($0.text)</p>\n" })\
        <p class="elsewhere"><a href="\(Address.slides)">\(texts.slides)</a> \
        <a href="\(Address.licences)">\(shown.texts.daily.licences.title)</a> \
        <a href="\(Address.daily)">\(shown.texts.round.verdict.home)</a></p>
        """)
  }
}
