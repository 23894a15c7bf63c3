import HTTPTypes
import NIOCore
import NIOHTTP1
import Testing

@testable import QuizWeb

/// The heads of requests and responses.
struct HeadTests {
  @Test(arguments: [
    (HTTPResponse.Status.ok, "HTTP/1.1 200 OK\r\nContent-Length: 0\r\nETag: é\r\n\r\n"),
    (.notModified, "HTTP/1.1 304 Not Modified\r\nETag: é\r\n\r\n"),
    (.noContent, "HTTP/1.1 204 No Content\r\nETag: é\r\n\r\n"),
    (.seeOther, "HTTP/1.1 303 See Other\r\nContent-Length: 0\r\nETag: é\r\n\r\n"),
  ])
  func `a response without a body by its status has no length`(status: HTTPResponse.Status, text: String) {
    var bytes = ByteBuffer()
    bytes.write(HTTPResponse(status: status, headerFields: [.contentLength: "0", .eTag: "é"]), CommonFields([]))
    #expect(String(buffer: bytes) == text)
  }

  @Test func `fields that responses have in common come after their own`() {
    var bytes = ByteBuffer()
    let common = CommonFields([HTTPField(name: .eTag, value: "é"), HTTPField(name: .vary, value: "*")])
    bytes.write(HTTPResponse(status: .ok, headerFields: [.contentLength: "0"]), common)
    #expect(String(buffer: bytes) == "HTTP/1.1 200 OK\r\nContent-Length: 0\r\nETag: é\r\nVary: *\r\n\r\n")
  }

  @Test func `a field can’t end its line`() {
    var bytes = ByteBuffer()
    bytes.write(HTTPResponse(status: .ok, headerFields: [.location: "/a\r\nSet-Cookie: b=c\n\n"]), CommonFields([]))
    #expect(String(buffer: bytes) == "HTTP/1.1 200 OK\r\nLocation: /a  Set-Cookie: b=c\r\n\r\n")
  }

  @Test(arguments: [
    ("/a?b=http://c", "/a?b=http://c"), ("http://quiz.test/a?b", "/a?b"), ("http://quiz.test", "/"), ("*", "*"),
  ])
  func `an address is a path, or has one`(address: String, path: String) throws {
    let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: address, headers: ["host": "a", "X-Y": "z"])
    let request = try HTTPRequest(decoded: head)
    #expect(request.path == path && request.authority == "a" && request.headerFields.count == 1)
  }

  @Test(arguments: [
    (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (951_827_696, "Tue, 29 Feb 2000 12:34:56 GMT"), (1_767_225_599, "Wed, 31 Dec 2025 23:59:59 GMT"),
  ])
  func `the time has the format of RFC 9110`(second: Int, text: String) {
    let dates = DateFields()
    for _ in 0..<2 { #expect(dates.field(at: second).value == text) }
    #expect(dates.field(at: second + 1).value != text)
  }
}
