import Hummingbird
import QuizPages
import QuizService

/// Answers the requests to an address, and says who may send them. The handler runs only for those who may, and gets
/// the player. Where it finds the player,
/// the response to a GET renews the cookie of their session. A form has a ``FormHandler``.
struct RouteHandler: Sendable {
  let visitors: RouteAccess.Visitors
  let respond: @Sendable (Site, VisitorRequest) async throws -> Response
}

extension RouteHandler {
  static func everybody(_ handler: @escaping @Sendable (VisitorRequest) async throws -> Response) -> RouteHandler {
    RouteHandler(visitors: .everybody) { _, request in try await handler(request) }
  }

  /// Everybody, for a page or a form that is another one for a player. Finds the player; nil if the visitor has no
  /// session, or it is over.
  static func everybody(
    withPlayer handler: @escaping @Sendable (VisitorRequest, Player?) async throws -> Response
  ) -> RouteHandler {
    RouteHandler(visitors: .everybody) { site, request in
      guard let player = try await site.findPlayer(of: request.visitor) else { return try await handler(request, nil) }
      return try await site.renewingSessionCookie(of: request) { try await handler(request, player) }
    }
  }

  /// Redirects everybody to a page, such as browsers that open the address of a form.
  static func redirect(to path: String) -> RouteHandler {
    everybody { _ in Response.redirect(path) }
  }

  /// Players, guests too. Others are asked to sign in.
  static func players(_ handler: @escaping @Sendable (PlayerRequest) async throws -> Response) -> RouteHandler {
    RouteHandler(visitors: .players) { site, request in
      guard let player = try await site.findPlayer(of: request.visitor) else { return request.signInRedirect }
      return try await site.renewingSessionCookie(of: request) {
        try await handler(PlayerRequest(request, from: player))
      }
    }
  }

  /// Players who have a name. Visitors without a session are asked to sign in; for guests the page doesn't exist.
  static func namedPlayers(_ handler: @escaping @Sendable (PlayerRequest) async throws -> Response) -> RouteHandler {
    RouteHandler(visitors: .namedPlayers) { site, request in
      guard let player = try await site.findPlayer(of: request.visitor) else { return request.signInRedirect }
      guard !player.account.isGuest else { throw PageError.notFound }
      return try await site.renewingSessionCookie(of: request) {
        try await handler(PlayerRequest(request, from: player))
      }
    }
  }

  /// Operators. For everybody else the page doesn't exist.
  static func operators(_ handler: @escaping @Sendable (OperatorRequest) async throws -> Response) -> RouteHandler {
    RouteHandler(visitors: .operators) { site, request in
      let request = try await site.requireOperator(request)
      return try await site.renewingSessionCookie(of: request) { try await handler(request) }
    }
  }
}

extension Site {
  /// Renews the cookie of a player's session with each response to a GET, so that it lasts as long as a session that is
  /// in use.
  fileprivate func renewingSessionCookie(
    of request: some SiteRequest, _ respond: () async throws -> Response
  ) async throws -> Response {
    var response = try await respond()
    if request.http.method == .get { renewSessionCookie(of: request.visitor, &response) }
    return response
  }
}

extension VisitorRequest {
  /// Asks a visitor without a session to sign in. A page is shown afterwards; a form is lost, and the daily game or the
  /// studio is shown, to which it belongs.
  fileprivate var signInRedirect: Response {
    let uri = http.uri
    let returnPath =
      http.method == .get
      ? uri.string : uri.path.hasPrefix(SitePath.studio) ? SitePath.studio : SitePath.daily
    return Response.redirect(SitePath.signIn(returningTo: returnPath))
  }
}
