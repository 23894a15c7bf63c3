import Glibc

/// A blocking HTTP/1.1 connection to a server on this machine, with one request at a time and a reused buffer. It does
/// as little as possible, because it shares the processors with the server.
final class Connection {
  /// The bytes of the current response.
  private(set) var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private(set) var filled = 0
  private let socket: Int32

  /// - Parameter port: the port of a server on 127.0.0.1.
  init(port: UInt16) throws(LoadError) {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { throw .system(call: "socket", code: errno) }
    var one: Int32 = 1
    setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let failed = withUnsafeBytes(of: &address) { bytes in
      connect(socket, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(bytes.count)) != 0
    }
    if failed { throw .system(call: "connect", code: errno) }
  }

  deinit { close(socket) }

  /// Sends a request and reads the whole response.
  func exchange(_ request: [UInt8]) throws(LoadError) -> Reply {
    filled = 0
    try send(request)
    let headSize = try readHead()
    let head = try ReplyHead(buffer[..<headSize])
    return Reply(head: head, body: try readBody(of: head, at: headSize))
  }

  private func send(_ request: [UInt8]) throws(LoadError) {
    var sent = 0
    while sent < request.count {
      let count = request[sent...].withUnsafeBytes { rest in
        Glibc.send(socket, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw .system(call: "send", code: errno) }
      sent += count
    }
  }

  /// Reads until the blank line. Returns the size of the head, blank line included.
  private func readHead() throws(LoadError) -> Int {
    while true {
      try fill()
      if let end = buffer.first("\r\n\r\n", in: 0..<filled) { return end + 4 }
    }
  }

  private func readBody(of head: ReplyHead, at start: Int) throws(LoadError) -> Range<Int> {
    if head.isChunked { return try readChunks(at: start) }
    let end = start + (head.contentLength ?? 0)
    while filled < end { try fill() }
    return start..<end
  }

  /// Reads what is available, at least one byte.
  func fill() throws(LoadError) {
    if filled == buffer.count { buffer.append(contentsOf: repeatElement(0, count: buffer.count)) }
    let count = buffer.withUnsafeMutableBytes { bytes in
      let room = UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
      return recv(socket, room.baseAddress, room.count, 0)
    }
    guard count >= 0 else { throw .system(call: "recv", code: errno) }
    guard count > 0 else { throw .closed }
    filled += count
  }

  /// Moves bytes towards the front of the buffer, to join the chunks of a body.
  func move(_ piece: Range<Int>, to start: Int) {
    buffer.withUnsafeMutableBytes { bytes in
      let target = UnsafeMutableRawBufferPointer(rebasing: bytes[start..<start + piece.count])
      target.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[piece]))
    }
  }
}
