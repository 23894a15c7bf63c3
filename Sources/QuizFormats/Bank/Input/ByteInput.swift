/// Where a file's bytes come from, piece by piece.
protocol ByteInput: AnyObject {
  /// In bytes; 0 where nobody knows.
  var size: Int64 { get }
  /// How many bytes were read.
  var position: Int64 { get }

  /// The next bytes, at most so many; none at the end.
  func next(atMost count: Int) throws(InputError) -> [UInt8]

  /// Goes back to the beginning.
  func rewind() throws(InputError)
}

/// Bytes that came to an end too early.
struct InputError: Error {
  /// As a part of a sentence: "the system reported an error".
  let reason: String
}

/// Bytes that are in memory already.
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
