import HTTPTypes
import Hummingbird
import NIOCore
import QuizPages
import QuizService

extension Site {
  func addAccountExportRoutes(to router: SiteRouter) {
    router.route(SitePath.dataExport, get: .players(downloadAccountExport))
  }

  /// Sends everything that is stored about the player as a file.
  private func downloadAccountExport(_ request: PlayerRequest) async throws -> Response {
    let (player, visitor) = (request.player, request.visitor)
    let export = try await services.accounts.exportData(of: player, playOwner: visitor.playOwner)
    let data = AccountExport(export.data, sessions: export.sessions, knownBrowsers: export.knownBrowsers, of: player)
    return Response(
      status: .ok,
      headers: [
        .contentType: "application/json", .cacheControl: "no-store",
        .contentDisposition: "attachment; filename=\"parlour-data.json\"",
      ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: try data.json)))
  }
}
