import QuizPages
import QuizService

extension Site {
  /// - Parameters:
  ///   - path: the page's own path.
  ///   - origin: the site's own address, for pages that show it.
  ///   - navigation: what the header shows about the visitor; nil if the page didn't look them up.
  func pageContext(
    for visitor: Visitor, at path: String, origin: String? = nil, navigation: NavigationState? = nil
  ) -> PageContext {
    var context = PageContext(
      texts: visitor.texts, assets: files.assets(for: visitor.scheme), path: path, csrfToken: visitor.csrfToken,
      entryPoint: visitor.entryPoint, origin: origin,
      navigation: navigation ?? (visitor.sessionToken == nil ? .signedOut : .unknown))
    context.hasBoards = house.gameSettings.hasBoards
    return context
  }
}
