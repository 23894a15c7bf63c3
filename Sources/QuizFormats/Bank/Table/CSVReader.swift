/// Takes a table apart by RFC 4180: records in lines, cells between delimiters, quotation marks around what holds
/// either, doubled where they are meant themselves.
///
/// A cell that doesn't begin with a quotation mark may hold some; they stand for themselves then. A record that is longer
/// than a ``TextFeed`` reaches is a mistake, and is never held in memory.
struct CSVReader {
  struct Cell {
    let text: String
    /// From the record's beginning.
    let place: Place
    /// Whether it stands in quotation marks.
    var isQuoted = false
  }

  enum Record {
    /// The findings' source is the record.
    case cells([Cell])
    /// It is among the findings.
    case broken
  }

  let delimiter: UInt8
  private(set) var feed: TextFeed

  init(_ feed: TextFeed, delimiter: UInt8) {
    self.feed = feed
    self.delimiter = delimiter
  }

  /// The next record that isn't an empty line; nil at the end.
  ///
  /// A record with a mistake is left behind up to the end of the line that it begins in: what follows is read as if a
  /// quotation mark in it had been forgotten. Such a search ends at the next quotation mark that a cell begins with, so
  /// that all of them together take linear time.
  mutating func next(_ findings: inout Findings) -> Record? {
    feed.refill()
    while feed.position < feed.bytes.count, isBreak(feed.bytes[feed.position]) { feed.skipBreak() }
    guard feed.position < feed.bytes.count else { return nil }
    let start = feed.position
    let scan = feed.bytes.withUnsafeBufferPointer { bytes in
      var scan = Scan(bytes: bytes[start..<feed.horizon], delimiter: delimiter, sees: isWhole)
      return (scan.cells(), scan.end)
    }
    switch scan {
    case (.success(let cells), let end):
      findings.source = feed.source(to: end, name: findings.source.name)
      feed.advance(to: end)
      return .cells(cells)
    case (.failure(let mistake), _):
      findings.source = feed.source(to: feed.lineEnd(from: start), name: findings.source.name)
      mistake.report(&findings)
      feed.skipLine()
      return .broken
    }
  }

  /// Whether the window holds everything up to the end of the file.
  private var isWhole: Bool { feed.isDrained && feed.horizon == feed.bytes.count }

  enum Mistake: Error {
    /// Each from the record's beginning.
    case openQuote(Int), textBehindQuote(Int), tooLong

    func report(_ findings: inout Findings) {
      switch self {
      case .openQuote(let at): findings.add(OpenQuote(), at: Place(spot: .byte(at)))
      case .textBehindQuote(let at): findings.add(TextBehindQuote(), at: Place(spot: .byte(at)))
      case .tooLong: findings.add(RecordTooLong(limit: TextFeed.reach), at: Place(spot: .byte(0)))
      }
    }
  }
}

/// One record's cells, as far as the window goes.
private struct Scan {
  let bytes: Slice<UnsafeBufferPointer<UInt8>>
  let delimiter: UInt8
  /// Whether the file ends where the bytes end.
  let sees: Bool
  private var position: Int

  init(bytes: Slice<UnsafeBufferPointer<UInt8>>, delimiter: UInt8, sees: Bool) {
    self.bytes = bytes
    self.delimiter = delimiter
    self.sees = sees
    position = bytes.startIndex
  }

  var end: Int { position }

  mutating func cells() -> Result<[CSVReader.Cell], CSVReader.Mistake> {
    var cells: [CSVReader.Cell] = []
    do throws(CSVReader.Mistake) {
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

  private mutating func plain() throws(CSVReader.Mistake) -> CSVReader.Cell {
    let start = position
    while let byte = peek, byte != delimiter, !isBreak(byte) { position += 1 }
    if position == bytes.endIndex, !sees { throw .tooLong }
    return cell(String(decoding: bytes[start..<position], as: UTF8.self), from: start)
  }

  private mutating func quoted() throws(CSVReader.Mistake) -> CSVReader.Cell {
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
      } else if let after = peek, after != delimiter, !isBreak(after) {
        let isOneLine = !bytes[start..<position].contains(where: isBreak)
        throw isOneLine ? .textBehindQuote(offset(position)) : .openQuote(offset(start))
      } else if position == bytes.endIndex, !sees {
        break
      } else {
        var cell = cell(String(decoding: content, as: UTF8.self), from: start)
        cell.isQuoted = true
        return cell
      }
    }
    throw sees || bytes[start...].contains(where: isBreak) ? .openQuote(offset(start)) : .tooLong
  }

  private func offset(_ index: Int) -> Int { index - bytes.startIndex }

  private func cell(_ text: String, from start: Int) -> CSVReader.Cell {
    CSVReader.Cell(text: text, place: Place(spot: .byte(offset(start)), width: max(1, text.count)))
  }

  private static let quote = UInt8(ascii: "\"")
}
