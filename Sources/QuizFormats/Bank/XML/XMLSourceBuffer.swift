/// The last bytes of a document, so that diagnostics can show them.
struct XMLSourceBuffer {
  private static let maxSize = 262_144

  private var bytes: [UInt8] = []
  /// The offset of the first byte.
  private var offset = 0
  private var position = SourceText.Position(line: 1, column: 1)
  /// A known position in the bytes, from which later positions are counted.
  private var cursor = (index: 0, position: SourceText.Position(line: 1, column: 1))
  /// The offset of the beginning of the last chunk.
  private var lastChunkStart = 0
  /// The offset of the end of the last chunk.
  private var end = 0
  private var endPosition = SourceText.Position(line: 1, column: 1)

  /// - Parameter start: the offset of the beginning of the open record. Of a very long record, only the beginning is
  ///   kept.
  mutating func append(_ chunk: ArraySlice<UInt8>, recordStart start: Int?) {
    let isWhole = offset + bytes.count == end
    let needed = min(start ?? lastChunkStart, lastChunkStart)
    if isWhole {
      drop(max(0, needed - offset))
    } else if start == nil {
      bytes = []
      offset = end
      position = endPosition
    }
    cursor = (0, position)
    if offset + bytes.count == end, bytes.count + chunk.count <= Self.maxSize { bytes += chunk }
    endPosition = Self.position(after: chunk, from: endPosition)
    lastChunkStart = end
    end = end + chunk.count
  }

  private mutating func drop(_ count: Int) {
    let dropped = bytes.prefix(count)
    position = Self.position(after: dropped, from: position)
    offset += dropped.count
    bytes.removeFirst(dropped.count)
  }

  /// A CR at the very end counts as the first half of a CR LF.
  private static func position(
    after bytes: ArraySlice<UInt8>, from start: SourceText.Position
  ) -> SourceText.Position {
    var line = start.line
    var column = start.column
    for (index, byte) in zip(bytes.indices, bytes) {
      if isLineBreak(byte) {
        if byte == 0x0D, index + 1 == bytes.endIndex || bytes[index + 1] == 0x0A { continue }
        line = line + 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return SourceText.Position(line: line, column: column)
  }

  /// A part of the document and the rest of its last line, as far as the buffer has them.
  mutating func source(from start: Int, to end: Int, name: String) -> SourceText {
    let from = max(0, min(start - offset, bytes.count))
    let to = max(from, min(end - offset, bytes.count))
    let lineEnd = bytes[to...].prefix(400).firstIndex(where: isLineBreak) ?? min(to + 400, bytes.count)
    if from < cursor.index { cursor = (0, position) }
    cursor = (from, Self.position(after: bytes[cursor.index..<from], from: cursor.position))
    return SourceText(name: name, text: String(decoding: bytes[from..<lineEnd], as: UTF8.self), origin: cursor.position)
  }

  /// The line around an offset, and the location in it.
  mutating func line(at offset: Int, name: String) -> (source: SourceText, location: SourceLocation) {
    let index = max(0, min(offset - self.offset, bytes.count))
    let start = bytes[..<index].lastIndex(where: isLineBreak).map { $0 + 1 } ?? 0
    let source = source(from: start + self.offset, to: offset, name: name)
    return (source, SourceLocation(offset: .byte(index - start)))
  }
}
