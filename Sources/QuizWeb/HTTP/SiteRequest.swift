import HTML
import HTTPTypes
import Hummingbird
import QuizPages
import QuizService

/// A request with what the route found out about its sender. Handlers get one of the types below.
protocol SiteRequest: Sendable {
  var http: Request { get }
  var context: SiteRequestContext { get }
  var visitor: Visitor { get }
}

/// A request that anybody may send.
struct VisitorRequest: SiteRequest {
  let http: Request
  let context: SiteRequestContext
  let visitor: Visitor
}

/// A player's request.
struct PlayerRequest: SiteRequest {
  let http: Request
  let context: SiteRequestContext
  let visitor: Visitor
  let player: Player

  var account: Account { player.account }
}

/// An operator's request, with the service that they may use.
struct OperatorRequest: SiteRequest {
  let http: Request
  let context: SiteRequestContext
  let visitor: Visitor
  let player: Player
  let admin: AdminService
}

extension SiteRequest {
  /// See ``SiteRequestContext/pathParameter(_:)``.
  func pathParameter(_ name: String) -> Substring { context.pathParameter(name) }

  /// See ``Hummingbird/Request/queryParameter(_:)``.
  func queryParameter(_ name: String) -> String? { http.queryParameter(name) }
}

extension Response {
  /// See ``page(_:status:to:)``.
  static func page(_ html: HTML, status: HTTPResponse.Status = .ok, to request: some SiteRequest) -> Response {
    page(html, status: status, to: request.http)
  }
}

extension Site {
  func playerRequest(_ http: Request, _ context: SiteRequestContext) async throws -> PlayerRequest {
    let visitor = Visitor(of: http, settings: settings)
    guard let player = try await authenticate(visitor) else {
      throw PageError.signInRequired(
        returnPath: http.method == .get
          ? http.uri.string : http.uri.path.hasPrefix(SitePath.studio) ? SitePath.studio : SitePath.daily)
    }
    return PlayerRequest(http: http, context: context, visitor: visitor, player: player)
  }

  func operatorRequest(_ http: Request, _ context: SiteRequestContext) async throws -> OperatorRequest {
    let visitor = Visitor(of: http, settings: settings)
    guard let player = try await authenticate(visitor), let admin = house.admin(of: player.account) else {
      house.security.increment(.adminRefusals)
      throw PageError.notFound
    }
    return OperatorRequest(http: http, context: context, visitor: visitor, player: player, admin: admin)
  }
}

extension Site {
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
