import HTML
import HTTPTypes
import Hummingbird
import NIOCore

extension Response {
  /// An HTML page for this visitor only, which nobody may cache.
  static func page(_ html: HTML, status: HTTPResponse.Status = .ok, to request: Request) -> Response {
    var headers = pageHeaders
    guard html.bytes.count > 1000, request.acceptsGzip, let compressed = Gzip.compress(html.bytes, level: .fast) else {
      return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: html.bytes)))
    }
    headers[.contentEncoding] = "gzip"
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: compressed))
  }

  // Fields are checked when they are made, so these are made once.
  private static let pageHeaders: HTTPFields = [
    .contentType: "text/html; charset=utf-8", .cacheControl: "no-store",
    .vary: "Cookie, Accept-Language, Accept-Encoding",
  ]

  /// Redirects the browser to another page of this site, with GET.
  static func redirect(_ path: String) -> Response {
    var headers = redirectHeaders
    headers.append(HTTPField(name: .location, value: path))
    return Response(status: .seeOther, headers: headers)
  }

  private static let redirectHeaders: HTTPFields = [.cacheControl: "no-store", .contentLength: "0"]

  /// Tells the browser and search engines that a page has moved permanently.
  static func permanentRedirect(_ path: String) -> Response {
    Response(status: .movedPermanently, headers: [.location: path])
  }

  static func text(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status, headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}

extension Request {
  var acceptsGzip: Bool {
    guard let accepted = headers.value(of: .acceptEncoding) else { return false }
    var isAccepted = false
    Array(accepted.utf8).filter { $0 != UInt8(ascii: " ") }[...].forEachPart(separatedBy: UInt8(ascii: ",")) { coding in
      let parts = coding.split(separator: UInt8(ascii: ";"))
      let isRefused = parts.dropFirst().contains { $0.elementsEqual("q=0".utf8) || $0.elementsEqual("q=0.0".utf8) }
      if parts.first?.elementsEqual("gzip".utf8) == true, !isRefused { isAccepted = true }
    }
    return isAccepted
  }
}
