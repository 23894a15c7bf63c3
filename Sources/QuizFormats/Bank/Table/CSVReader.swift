/// Parses a table by RFC 4180: records on lines, cells between delimiters, quotation marks around cells that contain
/// either, and doubled quotation marks inside them.
///
/// A cell that doesn't begin with a quotation mark may contain some; they are part of its text. A record longer than
/// ``TextStream/lookaheadSize`` is an error and is never in memory.
struct CSVReader {
  struct Cell {
    let text: String
    /// The location from the record's beginning.
    let location: SourceLocation
    /// Whether the cell was in quotation marks.
    var isQuoted = false
  }

  enum Record {
    /// The diagnostics' source is the record.
    case cells([Cell])
    /// The record has a diagnostic.
    case invalid
  }

  let delimiter: UInt8
  private(set) var stream: TextStream

  init(_ stream: TextStream, delimiter: UInt8) {
    self.stream = stream
    self.delimiter = delimiter
  }

  /// The next record that isn't an empty line; nil at the end.
  ///
  /// After an error the reader continues on the line after the record's beginning, as if the record had a missing
  /// quotation mark. The search for the record's end stops at the next cell that begins with a quotation mark, so that
  /// the total time is linear.
  mutating func next(_ diagnostics: inout Diagnostics) -> Record? {
    stream.refill()
    while stream.position < stream.bytes.count, isLineBreak(stream.bytes[stream.position]) { stream.skipLineBreak() }
    guard stream.position < stream.bytes.count else { return nil }
    let start = stream.position
    let scan = stream.bytes.withUnsafeBufferPointer { bytes in
      var scan = CSVRecordScanner(
        bytes: bytes[start..<stream.lookaheadEnd], delimiter: delimiter, isAtEndOfFile: reachesEndOfFile)
      return (scan.cells(), scan.end)
    }
    switch scan {
    case (.success(let cells), let end):
      diagnostics.source = stream.source(to: end, name: diagnostics.source.name)
      stream.advance(to: end)
      return .cells(cells)
    case (.failure(let error), _):
      diagnostics.source = stream.source(to: stream.lineEnd(from: start), name: diagnostics.source.name)
      error.report(&diagnostics)
      stream.skipLine()
      return .invalid
    }
  }

  /// Whether the rest of the file is visible.
  private var reachesEndOfFile: Bool { stream.isInputExhausted && stream.lookaheadEnd == stream.bytes.count }

  enum ParseError: Error {
    /// All offsets are from the record's beginning.
    case unterminatedQuote(Int), textAfterQuote(Int), tooLong

    func report(_ diagnostics: inout Diagnostics) {
      switch self {
      case .unterminatedQuote(let offset):
        diagnostics.add(UnclosedQuote(), at: SourceLocation(offset: .byte(offset)))
      case .textAfterQuote(let offset):
        diagnostics.add(TextAfterQuote(), at: SourceLocation(offset: .byte(offset)))
      case .tooLong:
        diagnostics.add(RecordTooLong(limit: TextStream.lookaheadSize), at: SourceLocation(offset: .byte(0)))
      }
    }
  }
}

/// Scans one record's cells in the visible bytes.
private struct CSVRecordScanner {
  let bytes: Slice<UnsafeBufferPointer<UInt8>>
  let delimiter: UInt8
  /// Whether the bytes end at the end of the file.
  let isAtEndOfFile: Bool
  private var position: Int

  init(bytes: Slice<UnsafeBufferPointer<UInt8>>, delimiter: UInt8, isAtEndOfFile: Bool) {
    self.bytes = bytes
    self.delimiter = delimiter
    self.isAtEndOfFile = isAtEndOfFile
    position = bytes.startIndex
  }

  var end: Int { position }

  mutating func cells() -> Result<[CSVReader.Cell], CSVReader.ParseError> {
    var cells: [CSVReader.Cell] = []
    do throws(CSVReader.ParseError) {
      while true {
        cells.append(peek == Self.quote ? try quoted() : try plain())
        guard peek == delimiter else { return .success(cells) }
        position += 1
      }
    } catch {
      return .failure(error)
    }
  }

  private var peek: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func plain() throws(CSVReader.ParseError) -> CSVReader.Cell {
    let start = position
    while let byte = peek, byte != delimiter, !isLineBreak(byte) { position += 1 }
    if position == bytes.endIndex, !isAtEndOfFile { throw .tooLong }
    return cell(String(decoding: bytes[start..<position], as: UTF8.self), from: start)
  }

  private mutating func quoted() throws(CSVReader.ParseError) -> CSVReader.Cell {
    let start = position
    var content: [UInt8] = []
    position += 1
    while let byte = peek {
      position += 1
      if byte != Self.quote {
        content.append(byte)
      } else if peek == Self.quote {
        content.append(byte)
        position += 1
      } else if let after = peek, after != delimiter, !isLineBreak(after) {
        let isOneLine = !bytes[start..<position].contains(where: isLineBreak)
        throw isOneLine ? .textAfterQuote(offset(position)) : .unterminatedQuote(offset(start))
      } else if position == bytes.endIndex, !isAtEndOfFile {
        break
      } else {
        var cell = cell(String(decoding: content, as: UTF8.self), from: start)
        cell.isQuoted = true
        return cell
      }
    }
    throw isAtEndOfFile || bytes[start...].contains(where: isLineBreak) ? .unterminatedQuote(offset(start)) : .tooLong
  }

  private func offset(_ index: Int) -> Int { index - bytes.startIndex }

  private func cell(_ text: String, from start: Int) -> CSVReader.Cell {
    CSVReader.Cell(
      text: text, location: SourceLocation(offset: .byte(offset(start)), width: max(1, text.characterCount)))
  }

  private static let quote = UInt8(ascii: "\"")
}
