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

/// A request that anybody may send. It is a class because it is passed on a lot, and copying its parts takes long.
final class VisitorRequest: SiteRequest {
  let http: Request
  let context: SiteRequestContext
  let visitor: Visitor

  init(http: Request, context: SiteRequestContext, visitor: Visitor) {
    self.http = http
    self.context = context
    self.visitor = visitor
  }
}

/// A player's request.
struct PlayerRequest: SiteRequest {
  private let request: VisitorRequest
  let player: Player

  var http: Request { request.http }
  var context: SiteRequestContext { request.context }
  var visitor: Visitor { request.visitor }
  var account: Account { player.account }

  init(_ request: VisitorRequest, from player: Player) {
    self.request = request
    self.player = player
  }
}

/// An operator's request, with the service that they may use.
struct OperatorRequest: SiteRequest {
  private let request: PlayerRequest
  let admin: AdminService

  var http: Request { request.http }
  var context: SiteRequestContext { request.context }
  var visitor: Visitor { request.visitor }
  var player: Player { request.player }

  init(_ request: PlayerRequest, admin: AdminService) {
    self.request = request
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
