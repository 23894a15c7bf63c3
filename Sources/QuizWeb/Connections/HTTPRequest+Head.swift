import HTTPTypes
import NIOHTTP1
import NIOHTTPTypesHTTP1

extension HTTPRequest {
  /// - Throws: if the method or the address can't be those of a request.
  init(decoded head: HTTPRequestHead) throws {
    // The library looks for a scheme in the address, which only requests to proxies have.
    guard head.uri.utf8.first == UInt8(ascii: "/") else {
      self = try HTTPRequest(head, secure: false, splitCookie: false)
      return
    }
    self.init(
      method: try Method(head.method), scheme: "http", authority: head.headers["Host"].first, path: head.uri,
      headerFields: HTTPFields(head.headers, splitCookie: false))
  }

  /// The length of the body in bytes; nil if the head doesn't tell.
  var bodyLength: Int? {
    guard !headerFields.contains(.transferEncoding) else { return nil }
    guard let length = headerFields.value(of: .contentLength) else { return 0 }
    return Int(length)
  }
}
