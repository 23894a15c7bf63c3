import QuizPages
import QuizService

extension Site {
  /// - Parameters:
  ///   - path: the page's own path.
  ///   - origin: the site's own address, for pages that show it.
  ///   - navigation: what the header shows about the visitor; nil if the page didn't look them up.
  ///   - markers: stand in the place of the visitor's token and navigation while a page is prepared.
  func makePageContext(
    for visitor: Visitor, at path: String, origin: String? = nil, navigation: NavigationState? = nil,
    markers: PageMarkers? = nil
  ) -> PageContext {
    var context = PageContext(
      texts: visitor.texts, assets: files.assets(for: visitor.scheme), path: path,
      csrfToken: markers?.csrfToken ?? visitor.csrfToken,
      entryPoint: visitor.entryPoint, origin: origin,
      navigation: navigation ?? (visitor.sessionToken == nil ? .signedOut : .unknown))
    context.navigationMarker = markers?.navigation
    context.hasBoards = services.gameSettings.hasBoards
    return context
  }

  /// Loads the context of a player's page. Unless the caller knows the streak, it is read from the store.
  ///
  /// - Parameters:
  ///   - path: the page's own path.
  ///   - origin: the site's own address, for pages that show it.
  ///   - streak: the current streak in days, if the page has looked it up already.
  func loadPageContext(
    for player: Player, visitor: Visitor, at path: String, origin: String? = nil, streak: Int? = nil
  ) async -> PlayerPageContext {
    let streak = if let streak { streak } else { await loadStreak(of: player) }
    return PlayerPageContext(
      page: makePageContext(for: visitor, at: path, origin: origin, navigation: navigation(for: player, streak: streak))
    )
  }

  /// Loads the context of a page for the player of a request.
  func loadPageContext(
    for request: PlayerRequest, at path: String, origin: String? = nil, streak: Int? = nil
  ) async -> PlayerPageContext {
    await loadPageContext(for: request.player, visitor: request.visitor, at: path, origin: origin, streak: streak)
  }

  func loadPageContext(for request: OperatorRequest, at path: String) async -> PlayerPageContext {
    await loadPageContext(for: request.player, visitor: request.visitor, at: path)
  }
}
