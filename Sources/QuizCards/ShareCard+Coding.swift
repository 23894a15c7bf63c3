import QuizEngine

/// Encodes cards as bytes, to send them to the process that renders them. Each number is 4 bytes, and each text follows
/// its length.
extension ShareCard {
  /// The card in a format that only ``init(encoded:)`` reads. It isn't stored.
  public var encoded: [UInt8] {
    var writer = CardEncoder()
    writer.write(heading == nil ? 0 : 1)
    for text in [heading ?? "", name, language.tag, siteName] { writer.write(Array(text.utf8)) }
    for part in [accent.red, accent.green, accent.blue] { writer.write(Int(part)) }
    writer.write(icons.count)
    for icon in icons {
      switch icon {
      case .emoji(let emoji):
        writer.write(0)
        writer.write(Array(emoji.utf8))
      case .picture(let file):
        writer.write(1)
        for number in [file.width, file.height] { writer.write(number) }
        for bytes in [Array(file.name.utf8), Array(file.format.rawValue.utf8), file.bytes] { writer.write(bytes) }
      }
    }
    return writer.bytes
  }

  /// Decodes the format of ``encoded``; nil for anything else.
  public init?(encoded bytes: [UInt8]) {
    var reader = CardDecoder(bytes)
    guard let hasHeading = reader.number(), let heading = reader.text(), let name = reader.text(),
      let language = reader.text(), let siteName = reader.text(), let red = reader.byte(), let green = reader.byte(),
      let blue = reader.byte(), let count = reader.number(), count <= bytes.count
    else { return nil }
    var icons: [Icon] = []
    for _ in 0..<count {
      guard let icon = reader.icon() else { return nil }
      icons.append(icon)
    }
    guard reader.isAtEnd else { return nil }
    self.init(
      heading: hasHeading == 1 ? heading : nil, name: name, icons: icons,
      accent: RGBColor(red: red, green: green, blue: blue), language: Language(language), siteName: siteName)
  }
}

private struct CardEncoder {
  var bytes: [UInt8] = []

  mutating func write(_ number: Int) {
    for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  mutating func write(_ content: [UInt8]) {
    write(content.count)
    bytes += content
  }
}

private struct CardDecoder {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number() -> Int? {
    guard rest.count >= 4 else { return nil }
    defer { rest = rest.dropFirst(4) }
    return rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func byte() -> UInt8? { number().flatMap { UInt8(exactly: $0) } }

  mutating func content() -> [UInt8]? {
    guard let length = number(), rest.count >= length else { return nil }
    defer { rest = rest.dropFirst(length) }
    return Array(rest.prefix(length))
  }

  mutating func text() -> String? { content().flatMap { String(validating: $0, as: UTF8.self) } }

  mutating func icon() -> ShareCard.Icon? {
    switch number() {
    case 0: return text().map(ShareCard.Icon.emoji)
    case 1:
      guard let width = number(), let height = number(), let name = text(),
        let format = text().flatMap(PictureFile.Format.init(rawValue:)), let bytes = content()
      else { return nil }
      return .picture(PictureFile(name: name, format: format, width: width, height: height, bytes: bytes))
    default: return nil
    }
  }
}
