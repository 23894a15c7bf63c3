/// Follows a JSON text byte by byte, only far enough to know where the list of questions begins and ends.
///
/// It takes anything; whether the text is JSON at all is found out by who reads its parts.
struct JSONStructureScanner {
  /// The key of the list in the outermost mapping; nil where the outermost value is the list.
  let listKey: String?
  /// How many brackets are open.
  private(set) var depth = 0
  /// Whether the last byte stood within the list, its brackets not among that.
  private(set) var isInList = false
  private var isInString = false
  var isOutsideString: Bool { !isInString }
  private var isEscaped = false
  /// The last text outside of the list, as far as it may be the key.
  private var lastString: [UInt8] = []
  private var isRootMapping = false

  init(listKey key: String?) { self.listKey = key }

  mutating func consume(_ byte: UInt8) {
    if isInString { return consumeInString(byte) }
    switch byte {
    case UInt8(ascii: "\""):
      (isInString, lastString) = (true, [])
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
