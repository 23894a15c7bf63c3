/// Takes a table apart by RFC 4180: records in lines, cells between delimiters, quotation marks around what holds
/// either, doubled where they are meant themselves.
///
/// A cell that doesn't begin with a quotation mark may hold some; they stand for themselves then.
struct CSVReader {
  struct Cell {
    let text: String
    let place: Place
  }

  let delimiter: UInt8
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String, delimiter: UInt8) {
    bytes = Array(text.utf8)
    self.delimiter = delimiter
  }

  /// The next record that isn't an empty line; nil at the end.
  ///
  /// A record with a mistake is among the findings, and is left behind up to the end of the line that it begins in: what
  /// follows is read as if a quotation mark in it had been forgotten.
  mutating func next(_ findings: inout Findings) -> Record? {
    while position < bytes.count, isBreak(bytes[position]) { position += 1 }
    guard position < bytes.count else { return nil }
    let start = position
    var cells: [Cell] = []
    while true {
      guard let cell = bytes[safe: position] == Self.quote ? quoted(&findings) : plain() else {
        position = start
        skipLine()
        return .broken
      }
      cells.append(cell)
      guard position < bytes.count, bytes[position] == delimiter else { break }
      position += 1
    }
    return .cells(cells, at: Place(spot: .byte(start)))
  }

  enum Record {
    case cells([Cell], at: Place)
    case broken
  }

  private mutating func plain() -> Cell {
    let start = position
    while position < bytes.count, bytes[position] != delimiter, !isBreak(bytes[position]) { position += 1 }
    return cell(String(decoding: bytes[start..<position], as: UTF8.self), from: start)
  }

  private mutating func quoted(_ findings: inout Findings) -> Cell? {
    let start = position
    func leaveOpen() { findings.add(OpenQuote(), at: Place(spot: .byte(start))) }
    var content: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte != Self.quote {
        content.append(byte)
      } else if bytes[safe: position] == Self.quote {
        content.append(byte)
        position += 1
      } else if let after = bytes[safe: position], after != delimiter, !isBreak(after) {
        let isOneLine = !bytes[start..<position].contains(where: isBreak)
        if isOneLine { findings.add(TextBehindQuote(), at: Place(spot: .byte(position))) } else { leaveOpen() }
        return nil
      } else {
        return cell(String(decoding: content, as: UTF8.self), from: start)
      }
    }
    leaveOpen()
    return nil
  }

  private func cell(_ text: String, from start: Int) -> Cell {
    Cell(text: text, place: Place(spot: .byte(start), width: max(1, text.count)))
  }

  private mutating func skipLine() {
    while position < bytes.count, !isBreak(bytes[position]) { position += 1 }
  }

  private func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static let quote = UInt8(ascii: "\"")
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
