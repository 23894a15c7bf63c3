/// A server's response. The body stays in the connection's buffer until the next request.
struct Reply {
  let head: ReplyHead
  let body: Range<Int>
}

/// The header fields of a response that a player needs.
struct ReplyHead {
  private(set) var status = 0
  private(set) var contentLength: Int?
  private(set) var isChunked = false
  private(set) var closes = false
  private(set) var location: String?
  /// `name=value` of every cookie.
  private(set) var cookies: [String] = []

  /// - Parameter bytes: from the status line to the blank line.
  init(_ bytes: ArraySlice<UInt8>) throws(LoadError) {
    guard bytes.count > 12, let status = bytes.dropFirst(9).prefix(3).decimal else { throw .malformed("status line") }
    self.status = status
    var start = bytes.startIndex
    while let end = bytes.first("\r\n", in: start..<bytes.endIndex), end > start {
      take(bytes[start..<end])
      start = end + 2
    }
  }

  private mutating func take(_ line: ArraySlice<UInt8>) {
    if let value = line.value(ofField: "content-length:") {
      contentLength = value.decimal
    } else if let value = line.value(ofField: "location:") {
      location = String(decoding: value, as: UTF8.self)
    } else if let value = line.value(ofField: "set-cookie:") {
      cookies.append(String(decoding: value.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self))
    } else if line.value(ofField: "transfer-encoding:") != nil {
      isChunked = true
    } else if let value = line.value(ofField: "connection:") {
      closes = value.elementsEqual("close".utf8)
    }
  }
}
