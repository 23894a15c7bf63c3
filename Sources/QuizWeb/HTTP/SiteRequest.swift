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

  init(_ request: VisitorRequest, from player: Player) {
    http = request.http
    context = request.context
    visitor = request.visitor
    self.player = player
  }
}

/// An operator's request, with the service that they may use.
struct OperatorRequest: SiteRequest {
  let http: Request
  let context: SiteRequestContext
  let visitor: Visitor
  let player: Player
  let admin: AdminService

  init(_ request: PlayerRequest, admin: AdminService) {
    http = request.http
    context = request.context
    visitor = request.visitor
    player = request.player
    self.admin = admin
  }
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
