/// Follows a JSON text byte by byte, only far enough to know where the list of questions begins and ends.
///
/// It takes anything; whether the text is JSON at all is found out by who reads its parts.
struct JSONSkim {
  /// The key of the list in the outermost mapping; nil where the outermost value is the list.
  let key: String?
  /// How many brackets are open.
  private(set) var depth = 0
  /// Whether the last byte stood within the list, its brackets not among that.
  private(set) var isInList = false
  private var isInText = false
  var isOutsideText: Bool { !isInText }
  private var isEscaped = false
  /// The last text outside of the list, as far as it may be the key.
  private var text: [UInt8] = []
  private var isRootMapping = false

  init(key: String?) { self.key = key }

  mutating func step(_ byte: UInt8) {
    if isInText { return stepInText(byte) }
    switch byte {
    case UInt8(ascii: "\""):
      (isInText, text) = (true, [])
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

  private var listDepth: Int { key == nil ? 0 : 1 }

  private var isListNext: Bool {
    guard !isInList, depth == listDepth else { return false }
    return key.map { isRootMapping && text.elementsEqual($0.utf8) } ?? true
  }

  private mutating func stepInText(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInText = false
      return
    }
    if !isInList, text.count < 64 { text.append(byte) }
  }
}
