import Hummingbird
import QuizService

/// What answers a request to an address, and who may send it. It finds the visitor or the player, refuses everybody else
/// before the handler runs, and hands the handler what it found. A form has a ``FormHandler``.
struct RouteHandler: Sendable {
  let visitors: RouteAccess.Visitors
  let respond: @Sendable (Site, Request, SiteContext) async throws -> Response
}

extension RouteHandler {
  static func everybody(
    _ handler: @escaping @Sendable (Request, VisitorRequestContext) async throws -> Response
  ) -> RouteHandler {
    RouteHandler(visitors: .all) { site, request, route in
      let visitor = Visitor(of: request, settings: site.settings)
      return try await handler(request, VisitorRequestContext(route: route, visitor: visitor))
    }
  }

  /// Redirects everybody to a page, such as browsers that open the address of a form.
  static func redirect(to address: String) -> RouteHandler {
    everybody { _, _ in ResponseBuilder.redirect(address) }
  }

  /// Players, guests too. Others are asked to sign in.
  static func players(
    _ handler: @escaping @Sendable (Request, PlayerRequestContext) async throws -> Response
  ) -> RouteHandler {
    RouteHandler(visitors: .players) { site, request, route in
      try await handler(request, site.playerRequest(of: request, route))
    }
  }

  /// Players who have a name. Visitors without a session are asked to sign in; for guests the page doesn't exist.
  static func namedPlayers(
    _ handler: @escaping @Sendable (Request, PlayerRequestContext) async throws -> Response
  ) -> RouteHandler {
    RouteHandler(visitors: .namedPlayers) { site, request, route in
      let context = try await site.playerRequest(of: request, route)
      guard !context.account.isGuest else { throw PageError.notFound }
      return try await handler(request, context)
    }
  }

  /// Operators. For everybody else the page doesn't exist.
  static func operators(
    _ handler: @escaping @Sendable (Request, OperatorRequestContext) async throws -> Response
  ) -> RouteHandler {
    RouteHandler(visitors: .operators) { site, request, route in
      try await handler(request, site.operatorRequest(of: request, route))
    }
  }
}
