import HTTPTypes
import NIOCore

extension ByteBuffer {
  /// Writes the head of a response in HTTP/1.1 (RFC 9112), with the empty line after it. Fields have no line breaks:
  /// `HTTPField` makes spaces of them.
  ///
  /// All bytes are copied in one go: a head has some forty strings.
  mutating func write(_ head: HTTPResponse) {
    let status = head.status
    let firstLine = "HTTP/1.1 \(status.code) \(status.reasonPhrase)"
    let separatorLength = 2
    var fields: [(name: String, value: String)] = []
    fields.reserveCapacity(head.headerFields.count)
    var length = firstLine.utf8.count + 2 * separatorLength
    let hasBody = status.hasBody
    for field in head.headerFields where hasBody || field.name != .contentLength {
      let (name, value) = (field.name.rawName, field.value)
      length += name.utf8.count + value.utf8.count + 2 * separatorLength
      fields.append((name, value))
    }
    writeWithUnsafeMutableBytes(minimumWritableBytes: length) { bytes in
      var end = 0
      func append(_ text: String, _ separator: StaticString) {
        var text = text
        text.withUTF8 {
          UnsafeMutableRawBufferPointer(rebasing: bytes[end...]).copyMemory(from: UnsafeRawBufferPointer($0))
        }
        end += text.utf8.count
        bytes[end] = separator.utf8Start[0]
        bytes[end + 1] = separator.utf8Start[1]
        end += separatorLength
      }
      append(firstLine, "\r\n")
      for (name, value) in fields {
        append(name, ": ")
        append(value, "\r\n")
      }
      append("", "\r\n")
      return end
    }
  }
}

extension HTTPResponse.Status {
  /// Whether a response to `GET` has a body, and so a length.
  fileprivate var hasBody: Bool { self != .noContent && self != .notModified && kind != .informational }
}
