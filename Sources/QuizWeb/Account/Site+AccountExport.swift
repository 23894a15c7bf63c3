import HTTPTypes
import Hummingbird
import NIOCore
import QuizService
internal import StoreStatus

extension Site {
  /// Sends everything that is stored about the player as a file.
  func downloadAccountExport(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await requirePlayer(request)
    let stored = try await mapError(PageError.init) { () throws(AccountError) in
      try await house.accounts.exportData(
        of: player, browser: visitor.browserToken.map(BrowserID.init(token:)))
    }
    let archive = try await mapError(PageError.init) { () throws(StoreError) in
      stored.showing(try await house.daily.localized(stored.rounds, for: player))
    }
    let data = try await mapError(PageError.init) { () throws(AccountError) in
      AccountExport(
        player, sessions: try await house.accounts.sessions(of: player),
        devices: try await house.accounts.devices(of: player),
        archive: archive)
    }
    return Response(
      status: .ok,
      headers: [
        .contentType: "application/json", .cacheControl: "no-store",
        .contentDisposition: "attachment; filename=\"parlour-data.json\"",
      ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: try data.json)))
  }
}
