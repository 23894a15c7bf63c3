extension String {
  /// The text with every occurrence of the placeholder replaced, compared by bytes. The replacement itself isn't
  /// searched.
  func replacing(_ placeholder: StaticString, by replacement: String) -> String {
    let sought = placeholder.withUTF8Buffer { [UInt8]($0) }
    let source = [UInt8](utf8)
    // Most texts have none.
    guard source.contains(sought[0]) else { return self }
    var bytes: [UInt8] = []
    var index = 0
    while index < source.count {
      if source[index...].starts(with: sought) {
        bytes += replacement.utf8
        index += sought.count
      } else {
        bytes.append(source[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
