import Foundation

/// Sends and receives messages over a socket. Each message is its length in four bytes, and its bytes.
struct CardSocket {
  /// No card or picture is larger.
  private static let maxSize = 64_000_000

  let descriptor: CInt

  /// - Returns: nil if the other side closed the socket, took too long, or sent an invalid length.
  func receive() -> [UInt8]? {
    guard let head = receive(count: 4) else { return nil }
    let count = head.reduce(0) { $0 << 8 | Int($1) }
    return count <= Self.maxSize ? receive(count: count) : nil
  }

  /// - Returns: false if the other side doesn't receive it.
  func send(_ message: [UInt8]) -> Bool {
    let head = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: message.count >> $0) }
    return sendAll(head) && sendAll(message)
  }

  private func receive(count: Int) -> [UInt8]? {
    var received = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while received < count {
        let read = recv(descriptor, buffer.baseAddress.map { $0 + received }, count - received, 0)
        if read < 0, errno == EINTR { continue }
        guard read > 0 else { break }
        received += read
      }
      initialized = received
    }
    return received == count ? bytes : nil
  }

  private func sendAll(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let written = Foundation.send(
          descriptor, buffer.baseAddress.map { $0 + sent }, buffer.count - sent, CInt(MSG_NOSIGNAL))
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return false }
        sent += written
      }
      return true
    }
  }
}
