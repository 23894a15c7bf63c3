/// A source of a file's bytes that is read in parts.
protocol ByteInput: AnyObject {
  /// The size in bytes; 0 if unknown.
  var size: Int64 { get }
  /// The number of bytes read so far.
  var position: Int64 { get }

  /// The next bytes, up to `count`; empty at the end.
  func next(atMost count: Int) throws(InputError) -> [UInt8]

  /// Moves back to the beginning.
  func rewind() throws(InputError)
}

/// A failure to read the rest of the bytes.
struct InputError: Error {
  /// The reason as a part of a sentence: “the system reported an error”.
  let reason: String
}

/// Bytes in memory.
final class MemoryInput: ByteInput {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var size: Int64 { Int64(bytes.count) }
  var position: Int64 { Int64(index) }

  func next(atMost count: Int) -> [UInt8] {
    let end = min(bytes.count, index + count)
    defer { index = end }
    return Array(bytes[index..<end])
  }

  func rewind() { index = 0 }
}
