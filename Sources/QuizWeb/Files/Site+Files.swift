import HTTPTypes
import Hummingbird
import NIOCore
import QuizEngine
import QuizPages

extension Site {
  func addFilesRoutes(to router: SiteRouter) {
    router.route(SitePath.files + ":name", get: .everybody(serveFile))
  }

  private func serveFile(_ request: VisitorRequest) throws -> Response {
    if request.http.uri.path == SitePath.embeddingScript { return embeddingScript(request) }
    let name = request.pathParameter("name")
    if let file = files[name] {
      return Site.immutableResponse(
        file.type, plain: file.identity, compressed: request.http.acceptsGzip ? file.gzipped : nil)
    }
    guard let (accent, scheme) = Site.accent(named: name) else { throw PageError.notFound }
    let css = ByteBuffer(string: scheme.stylesheet(of: AccentStylesheet(accent).css))
    return Site.immutableResponse("text/css; charset=utf-8", plain: css, compressed: nil)
  }

  /// The script for other sites' pages. Its address never changes, so browsers ask for it again each hour.
  private func embeddingScript(_ request: VisitorRequest) -> Response {
    let file = files.embeddingScript
    var response = Site.immutableResponse(
      file.type, plain: file.identity, compressed: request.http.acceptsGzip ? file.gzipped : nil)
    response.headers[.cacheControl] = "public, max-age=3600"
    return response
  }

  /// The accent and the scheme of a name that ``SitePath`` made; nil for anything else.
  private static func accent(named name: Substring) -> (RGBColor, ColorScheme)? {
    guard name.hasPrefix("accent-"), name.hasSuffix(".css") else { return nil }
    let parts = name.dropFirst("accent-".count).dropLast(".css".count).split(
      separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let hex = parts.first, let accent = RGBColor(hex: hex) else { return nil }
    guard parts.count > 1 else { return (accent, .automatic) }
    return ColorScheme(rawValue: String(parts[1])).flatMap { $0 == .automatic ? nil : (accent, $0) }
  }

  /// A response that browsers may cache without a time limit: other content would have another address.
  static func immutableResponse(_ type: String, plain: ByteBuffer, compressed: ByteBuffer?) -> Response {
    var headers: HTTPFields = [.contentType: type, .cacheControl: "public, max-age=31536000, immutable"]
    headers[.vary] = "Accept-Encoding"
    if compressed != nil { headers[.contentEncoding] = "gzip" }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: compressed ?? plain))
  }
}
