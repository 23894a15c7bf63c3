/// Collects the routes of a site. Each says who may use it; see ``RouteHandler`` and ``FormHandler``.
final class SiteRouter {
  private(set) var routes: [SiteRoute] = []
  private(set) var table = PathTable<SiteRoute>()

  /// - Parameter path: a path of `SitePath` with names such as `:round` for its parameters.
  func route(_ path: String, get: RouteHandler? = nil, post: FormHandler? = nil) {
    let route = SiteRoute(path, index: routes.count, get: get, post: post)
    routes.append(route)
    table.insert(route, at: path)
  }
}
