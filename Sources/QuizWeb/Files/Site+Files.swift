import HTTPTypes
import Hummingbird
import NIOCore
import QuizEngine
import QuizPages

extension Site {
  func addFiles(to router: Router<SiteContext>) {
    router.answer("/static/:name", get: file)
  }

  private func file(_ request: Request, _ context: SiteContext) throws -> Response {
    if request.uri.path == Address.embeddingScript { return embeddingScript(request) }
    let name = context.part("name")
    if let file = files[name] {
      return Site.lasting(file.type, plain: file.plain, packed: request.takesGzip ? file.packed : nil)
    }
    guard let accent = Site.accent(named: name) else { throw Trouble.noSuchPage }
    let css = ByteBuffer(string: AccentStylesheet(accent).css)
    return Site.lasting("text/css; charset=utf-8", plain: css, packed: nil)
  }

  /// The script for other people's pages. Its address stays, so that it is asked for anew each hour.
  private func embeddingScript(_ request: Request) -> Response {
    let file = files.embeddingScript
    var response = Site.lasting(file.type, plain: file.plain, packed: request.takesGzip ? file.packed : nil)
    response.headers[.cacheControl] = "public, max-age=3600"
    return response
  }

  /// The accent of a name as ``Address/stylesheet(of:)`` makes it.
  private static func accent(named name: Substring) -> Accent? {
    guard name.hasPrefix("accent-"), name.hasSuffix(".css") else { return nil }
    return Accent(hexadecimal: name.dropFirst("accent-".count).dropLast(".css".count))
  }

  /// An answer that stays right for ever, since another content would have another address.
  static func lasting(_ type: String, plain: ByteBuffer, packed: ByteBuffer?) -> Response {
    var headers: HTTPFields = [.contentType: type, .cacheControl: "public, max-age=31536000, immutable"]
    headers[.vary] = "Accept-Encoding"
    if packed != nil { headers[.contentEncoding] = "gzip" }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: packed ?? plain))
  }
}
