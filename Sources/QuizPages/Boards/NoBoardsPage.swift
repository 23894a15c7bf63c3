public import HTML

/// Replaces the boards in a house where every player gets their own questions.
public struct NoBoardsPage: Sendable {
  let context: PlayerPageContext

  public init(context: PlayerPageContext) { self.context = context }

  public var html: HTML {
    let texts = context.texts.boards
    return context.document(
      title: texts.title, bodyClass: "boards-page", script: .none,
      main: """
        <h1>\(texts.title)</h1>
        \(texts.personal.emptyState(links: statisticsLink))
        """)
  }

  private var statisticsLink: HTML {
    """

    <p class="actions"><a class="button" href="\(SitePath.statistics)">\(context.texts.statistics.title)</a></p>
    """
  }
}
