import HTTPTypes
import Hummingbird
import NIOCore
import QuizService

extension Site {
  /// Sends everything that is stored about the player as a file.
  func downloadAccountExport(_ request: Request, _ context: PlayerRequestContext) async throws -> Response {
    let (player, visitor) = (context.player, context.visitor)
    let export = try await house.accounts.exportData(
      of: player, browserID: visitor.playsToken.map(BrowserID.init(token:)))
    let data = AccountExport(export.data, sessions: export.sessions, knownBrowsers: export.knownBrowsers, of: player)
    return Response(
      status: .ok,
      headers: [
        .contentType: "application/json", .cacheControl: "no-store",
        .contentDisposition: "attachment; filename=\"parlour-data.json\"",
      ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: try data.json)))
  }
}
