import HTTPTypes
import Hummingbird
import NIOCore
import QuizEngine
import QuizPages
import QuizService
internal import StoreStatus

extension Site {
  func addPicturesRoutes(to router: SiteRouter) {
    router.route(SitePath.pictures + ":name", get: .everybody(servePicture))
  }

  /// Sends an author's picture. It may be an SVG, so its policy allows no scripts when it is opened directly.
  private func servePicture(_ request: VisitorRequest) async throws -> Response {
    let name = request.pathParameter("name").split(separator: ".")
    guard name.count == 2, let picture = try await storedPicture(PictureID(digest: String(name[0]))),
      picture.format.rawValue == name[1]
    else { throw PageError.notFound }
    let content = ByteBuffer(bytes: picture.bytes)
    let compressed =
      picture.format == .svg && request.http.acceptsGzip ? Gzip.compress(picture.bytes, level: .fast) : nil
    var response = Site.immutableResponse(picture.format.mediaType, plain: content, compressed: compressed)
    response.headers[.contentSecurityPolicy] =
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox"
    return response
  }

  private func storedPicture(_ id: PictureID) async throws -> PictureFile? {
    try await services.library.picture(id)
  }
}
