/// Scans JSON byte by byte to find the beginning and end of the list of questions.
///
/// It accepts any bytes; the caller parses the parts and finds errors.
struct JSONStructureScanner {
  /// The list's key in the outermost mapping; nil if the outermost value is the list.
  let listKey: String?
  /// The number of open brackets.
  private(set) var depth = 0
  /// Whether the last byte was inside the list, without its brackets.
  private(set) var isInList = false
  private var isInString = false
  var isOutsideString: Bool { !isInString }
  private var isEscaped = false
  /// The last string outside the list, if it may be the key.
  private var lastString: [UInt8] = []
  private var isRootMapping = false

  init(listKey: String?) { self.listKey = listKey }

  mutating func consume(_ byte: UInt8) {
    if isInString { return consumeInString(byte) }
    switch byte {
    case UInt8(ascii: "\""):
      isInString = true
      lastString = []
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if depth == 0 { isRootMapping = byte == UInt8(ascii: "{") }
      if byte == UInt8(ascii: "["), isListNext { isInList = true }
      depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth = max(0, depth - 1)
      if depth == listDepth { isInList = false }
    default: break
    }
  }

  private var listDepth: Int { listKey == nil ? 0 : 1 }

  private var isListNext: Bool {
    guard !isInList, depth == listDepth else { return false }
    return listKey.map { isRootMapping && lastString.elementsEqual($0.utf8) } ?? true
  }

  private mutating func consumeInString(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInString = false
      return
    }
    if !isInList, lastString.count < 64 { lastString.append(byte) }
  }
}
