import HTTPTypes
import NIOCore

extension ByteBuffer {
  /// Writes the head of a response in HTTP/1.1 (RFC 9112), with the empty line after it. Fields have no line breaks:
  /// `HTTPField` makes spaces of them.
  ///
  /// All bytes are copied in one go: with a call for each string, the buffer would be checked as many times.
  mutating func write(_ head: HTTPResponse, _ commonFields: CommonFields) {
    let status = head.status
    let firstLine = "HTTP/1.1 \(status.code) \(status.reasonPhrase)"
    var fields: [(name: String, value: String)] = []
    fields.reserveCapacity(head.headerFields.count)
    var length = firstLine.utf8.count + 2 * ByteCopy.separatorLength + commonFields.bytes.readableBytes
    let hasBody = status.hasBody
    for field in head.headerFields where hasBody || field.name != .contentLength {
      let (name, value) = (field.name.rawName, field.value)
      length += name.utf8.count + value.utf8.count + 2 * ByteCopy.separatorLength
      fields.append((name, value))
    }
    writeWithUnsafeMutableBytes(minimumWritableBytes: length) { bytes in
      var copy = ByteCopy(bytes: bytes)
      copy.append(firstLine, "\r\n")
      for (name, value) in fields {
        copy.append(name, ": ")
        copy.append(value, "\r\n")
      }
      commonFields.bytes.withUnsafeReadableBytes { copy.append($0) }
      copy.append("", "\r\n")
      return copy.count
    }
  }
}

/// Copies bytes one after the other to a memory that has room for all of them.
private struct ByteCopy {
  static let separatorLength = 2

  let bytes: UnsafeMutableRawBufferPointer
  private(set) var count = 0

  init(bytes: UnsafeMutableRawBufferPointer) { self.bytes = bytes }

  mutating func append(_ more: UnsafeRawBufferPointer) {
    UnsafeMutableRawBufferPointer(rebasing: bytes[count...]).copyMemory(from: more)
    count += more.count
  }

  /// - Parameter separator: has ``separatorLength`` bytes.
  mutating func append(_ text: String, _ separator: StaticString) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
    append(UnsafeRawBufferPointer(start: separator.utf8Start, count: Self.separatorLength))
  }
}

extension HTTPResponse.Status {
  /// Whether a response to `GET` has a body, and so a length.
  fileprivate var hasBody: Bool { self != .noContent && self != .notModified && kind != .informational }
}
