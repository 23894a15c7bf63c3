import HTTPTypes
import Hummingbird
import NIOCore
import QuizService

extension Site {
  /// Everything that is kept about the player, as a file to save.
  func handOutData(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await signedIn(request)
    let data: AccountData
    do {
      let archive = try await house.archive(of: player, browser: visitor.token.map(PlayerKey.init(token:)))
      data = AccountData(
        player, sessions: try await house.sessions(of: player), devices: try await house.devices(of: player),
        archive: archive)
    } catch { throw Trouble(error) }
    return Response(
      status: .ok,
      headers: [
        .contentType: "application/json", .cacheControl: "no-store",
        .contentDisposition: "attachment; filename=\"parlour-data.json\"",
      ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: try data.json)))
  }
}
