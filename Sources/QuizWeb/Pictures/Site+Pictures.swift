import HTTPTypes
import Hummingbird
import NIOCore
import QuizEngine
import QuizService

extension Site {
  func addPictures(to router: Router<SiteContext>) {
    router.answer("/pictures/:name", get: picture)
  }

  /// A picture of an author's. Opened by itself, it runs nothing: it may be an SVG.
  private func picture(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let name = context.part("name").split(separator: ".")
    guard name.count == 2, let picture = try await stored(PictureID(digest: String(name[0]))),
      picture.format.rawValue == name[1]
    else { throw Trouble.noSuchPage }
    let content = ByteBuffer(bytes: picture.bytes)
    let packed = picture.format == .svg && request.takesGzip ? Gzip.pack(picture.bytes, effort: .quick) : nil
    var response = Site.lasting(picture.format.mediaType, plain: content, packed: packed)
    response.headers[.contentSecurityPolicy] =
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox"
    return response
  }

  private func stored(_ id: PictureID) async throws(Trouble) -> PictureFile? {
    do { return try await house.library.picture(id) } catch { throw .refused(.store(error), play: nil) }
  }
}
