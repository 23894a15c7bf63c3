/// Takes a table apart by RFC 4180: records in lines, cells between delimiters, quotation marks around what holds
/// either, doubled where they are meant themselves.
///
/// A cell that doesn't begin with a quotation mark may hold some; they stand for themselves then. A record that is longer
/// than a ``TextStream`` reaches is a mistake, and is never held in memory.
struct CSVReader {
  struct Cell {
    let text: String
    /// From the record's beginning.
    let place: SourceLocation
    /// Whether it stands in quotation marks.
    var isQuoted = false
  }

  enum Record {
    /// The findings' source is the record.
    case cells([Cell])
    /// It is among the findings.
    case invalid
  }

  let delimiter: UInt8
  private(set) var stream: TextStream

  init(_ feed: TextStream, delimiter: UInt8) {
    self.stream = feed
    self.delimiter = delimiter
  }

  /// The next record that isn't an empty line; nil at the end.
  ///
  /// A record with a mistake is left behind up to the end of the line that it begins in: what follows is read as if a
  /// quotation mark in it had been forgotten. Such a search ends at the next quotation mark that a cell begins with, so
  /// that all of them together take linear time.
  mutating func next(_ findings: inout Diagnostics) -> Record? {
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
      findings.source = stream.source(to: end, name: findings.source.name)
      stream.advance(to: end)
      return .cells(cells)
    case (.failure(let mistake), _):
      findings.source = stream.source(to: stream.lineEnd(from: start), name: findings.source.name)
      mistake.report(&findings)
      stream.skipLine()
      return .invalid
    }
  }

  /// Whether the window holds everything up to the end of the file.
  private var reachesEndOfFile: Bool { stream.isInputExhausted && stream.lookaheadEnd == stream.bytes.count }

  enum ParseError: Error {
    /// Each from the record's beginning.
    case unterminatedQuote(Int), textAfterQuote(Int), tooLong

    func report(_ findings: inout Diagnostics) {
      switch self {
      case .unterminatedQuote(let at): findings.add(UnclosedQuote(), at: SourceLocation(offset: .byte(at)))
      case .textAfterQuote(let at): findings.add(TextAfterQuote(), at: SourceLocation(offset: .byte(at)))
      case .tooLong: findings.add(RecordTooLong(limit: TextStream.lookaheadSize), at: SourceLocation(offset: .byte(0)))
      }
    }
  }
}

/// One record's cells, as far as the window goes.
private struct CSVRecordScanner {
  let bytes: Slice<UnsafeBufferPointer<UInt8>>
  let delimiter: UInt8
  /// Whether the file ends where the bytes end.
  let isAtEndOfFile: Bool
  private var position: Int

  init(bytes: Slice<UnsafeBufferPointer<UInt8>>, delimiter: UInt8, isAtEndOfFile sees: Bool) {
    self.bytes = bytes
    self.delimiter = delimiter
    self.isAtEndOfFile = sees
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
    CSVReader.Cell(text: text, place: SourceLocation(offset: .byte(offset(start)), width: max(1, text.count)))
  }

  private static let quote = UInt8(ascii: "\"")
}
