public import HTML

/// Replaces the boards in a house where every player gets their own questions.
public struct NoBoardsPage: Sendable {
  let player: PlayerPageContext

  public init(player: PlayerPageContext) { self.player = player }

  public var html: HTML {
    let texts = player.texts.boards
    return player.document(
      title: texts.title, bodyClass: "boards-page", script: .none,
      main: """
        <h1>\(texts.title)</h1>
        \(texts.personal.emptyState(links: statisticsLink))
        """)
  }

  private var statisticsLink: HTML {
    """

    <p class="actions"><a class="button" href="\(SitePath.statistics)">\(player.texts.statistics.title)</a></p>
    """
  }
}
