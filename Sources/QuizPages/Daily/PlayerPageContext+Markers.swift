extension PlayerPageContext {
  /// The context of a page that is prepared, with markers in the place of what differs between players.
  func marked(with markers: PageMarkers, at path: String) -> PlayerPageContext {
    var context = PageContext(
      texts: texts, assets: page.assets, path: path, csrfToken: markers.csrfToken, entryPoint: page.entryPoint)
    context.navigationMarker = markers.navigation
    context.hasBoards = page.hasBoards
    return PlayerPageContext(page: context)
  }
}
