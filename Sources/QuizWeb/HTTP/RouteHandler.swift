import Hummingbird
import QuizPages
import QuizService

/// What answers a request to an address, and who may send it. It finds the player and refuses everybody else before the
/// handler runs, and so before a form is read.
struct RouteHandler: Sendable {
  /// Nil for nobody.
  private(set) var visitors: RouteAccess.Visitors?
  let respond: @Sendable (Site, Request, SiteContext) async throws -> Response
}

extension RouteHandler {
  static func everybody(
    _ handler: @escaping @Sendable (Request, SiteContext) async throws -> Response
  ) -> RouteHandler {
    RouteHandler(visitors: .all) { _, request, context in try await handler(request, context) }
  }

  /// Redirects everybody to a page, such as browsers that open the address of a form.
  static func redirect(to address: String) -> RouteHandler {
    everybody { _, _ in ResponseBuilder.redirect(address) }
  }

  /// Players, guests too. Others are asked to sign in.
  static func players(
    _ handler: @escaping @Sendable (Request, PlayerRequestContext) async throws -> Response
  ) -> RouteHandler {
    RouteHandler(visitors: .players) { site, request, context in
      try await handler(request, site.playerContext(of: request, context))
    }
  }

  /// Players who have a name. Visitors without a session are asked to sign in; for guests the page doesn't exist.
  static func namedPlayers(
    _ handler: @escaping @Sendable (Request, PlayerRequestContext) async throws -> Response
  ) -> RouteHandler {
    RouteHandler(visitors: .namedPlayers) { site, request, context in
      let context = try await site.playerContext(of: request, context)
      guard !context.account.isGuest else { throw PageError.notFound }
      return try await handler(request, context)
    }
  }

  /// Operators. For everybody else the page doesn't exist.
  static func operators(
    _ handler: @escaping @Sendable (Request, OperatorRequestContext) async throws -> Response
  ) -> RouteHandler {
    RouteHandler(visitors: .operators) { site, request, context in
      try await handler(request, site.operatorContext(of: request, context))
    }
  }

  /// Nobody: the page doesn't exist with this method. A method that is left out gets 405, which says that the address
  /// exists.
  static let nobody: RouteHandler = {
    var handler = operators { _, _ in throw PageError.notFound }
    handler.visitors = nil
    return handler
  }()
}

/// The context of a player's request.
struct PlayerRequestContext: Sendable {
  /// The parameters of the route, and the client's address.
  let route: SiteContext
  let visitor: Visitor
  let player: Player

  var account: Account { player.account }
}

/// The context of an operator's request, with the service that they may use.
struct OperatorRequestContext: Sendable {
  /// The parameters of the route, and the client's address.
  let route: SiteContext
  let visitor: Visitor
  let player: Player
  let admin: AdminService
}

extension Site {
  fileprivate func playerContext(of request: Request, _ route: SiteContext) async throws -> PlayerRequestContext {
    let visitor = Visitor(of: request, settings: settings)
    guard let player = try await useSession(of: visitor) else {
      throw PageError.signInRequired(
        returnTo: request.method == .get
          ? request.uri.string : request.uri.path.hasPrefix(SitePath.studio) ? SitePath.studio : SitePath.daily)
    }
    return PlayerRequestContext(route: route, visitor: visitor, player: player)
  }

  fileprivate func operatorContext(of request: Request, _ route: SiteContext) async throws -> OperatorRequestContext {
    let visitor = Visitor(of: request, settings: settings)
    guard let player = try await useSession(of: visitor), let admin = house.admin(of: player.account) else {
      house.security.increment(.adminRefusals)
      throw PageError.notFound
    }
    return OperatorRequestContext(route: route, visitor: visitor, player: player, admin: admin)
  }
}

extension Site {
  /// Makes the context of a page for the player of a request.
  func loadPlayerContext(
    for context: PlayerRequestContext, at address: String, origin: String? = nil, streak: Int? = nil
  ) async -> PlayerContext {
    await loadPlayerContext(
      for: context.player, visitor: context.visitor, at: address, origin: origin, streak: streak)
  }

  func loadPlayerContext(for context: OperatorRequestContext, at address: String) async -> PlayerContext {
    await loadPlayerContext(for: context.player, visitor: context.visitor, at: address)
  }
}
