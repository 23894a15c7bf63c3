public import HTML

/// Replaces the boards in a house where every player gets their own questions.
public struct NoBoardsPage: Sendable {
  public let player: PlayerContext

  public init(player: PlayerContext) { self.player = player }

  public var html: HTML {
    let texts = player.texts.boards
    return player.document(
      title: texts.title, bodyClass: "ranking", script: nil,
      main: """
        <h1>\(texts.title)</h1>
        <section class="nothing"><h2>\(texts.personal.title)</h2><p>\(texts.personal.text)</p>
        <p class="actions"><a class="button" href="\(SitePath.statistics)">\(player.texts.statistics.title)</a></p></section>
        """)
  }
}
