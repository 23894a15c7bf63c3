public import HTML

/// Explains the rules of the daily game.
public struct DailyHelpPage: Sendable {
  let player: PlayerContext

  public init(player: PlayerContext) { self.player = player }

  public var html: HTML {
    let texts = player.texts.daily.help
    return player.document(
      title: texts.title, bodyClass: "text-page", script: player.page.assets.script,
      main: """
        <h1>\(texts.title)</h1>
        \(texts.topics.map { "<h2>\($0.title)</h2>\n<p>\($0.text)</p>\n" })\
        <p class="other-links"><a href="\(SitePath.slides)">\(texts.slides)</a> \
        <a href="\(SitePath.licences)">\(player.texts.daily.licences.title)</a> \
        <a href="\(SitePath.daily)">\(player.texts.round.verdict.home)</a></p>
        """)
  }
}
