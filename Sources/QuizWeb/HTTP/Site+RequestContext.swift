import Hummingbird
import QuizPages
import QuizService

/// The context of a request that anybody may send.
struct VisitorRequestContext: Sendable {
  /// The parameters of the route, and the client's address.
  let route: SiteContext
  let visitor: Visitor
}

/// The context of a player's request.
struct PlayerRequestContext: Sendable {
  let route: SiteContext
  let visitor: Visitor
  let player: Player

  var account: Account { player.account }
}

/// The context of an operator's request, with the service that they may use.
struct OperatorRequestContext: Sendable {
  let route: SiteContext
  let visitor: Visitor
  let player: Player
  let admin: AdminService
}

extension Site {
  func playerRequest(of request: Request, _ route: SiteContext) async throws -> PlayerRequestContext {
    let visitor = Visitor(of: request, settings: settings)
    guard let player = try await useSession(of: visitor) else {
      throw PageError.signInRequired(
        returnTo: request.method == .get
          ? request.uri.string : request.uri.path.hasPrefix(SitePath.studio) ? SitePath.studio : SitePath.daily)
    }
    return PlayerRequestContext(route: route, visitor: visitor, player: player)
  }

  func operatorRequest(of request: Request, _ route: SiteContext) async throws -> OperatorRequestContext {
    let visitor = Visitor(of: request, settings: settings)
    guard let player = try await useSession(of: visitor), let admin = house.admin(of: player.account) else {
      house.security.increment(.adminRefusals)
      throw PageError.notFound
    }
    return OperatorRequestContext(route: route, visitor: visitor, player: player, admin: admin)
  }
}

extension Site {
  /// Loads the context of a page for the player of a request.
  func loadPageContext(
    for context: PlayerRequestContext, at address: String, origin: String? = nil, streak: Int? = nil
  ) async -> PlayerPageContext {
    await loadPageContext(
      for: context.player, visitor: context.visitor, at: address, origin: origin, streak: streak)
  }

  func loadPageContext(for context: OperatorRequestContext, at address: String) async -> PlayerPageContext {
    await loadPageContext(for: context.player, visitor: context.visitor, at: address)
  }
}
