/// The root element of an SVG picture, with its size.
struct SVGRoot {
  private let attributes: [String: String]
  private let isComplete: Bool

  /// Nil if the text's first element isn't `svg`.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self), let start = Self.endOfRootName(in: text) else {
      return nil
    }
    let tag = text[start...].prefix { $0 != ">" }
    attributes = Self.attributes(of: tag)
    let end = text.utf8.reversed().prefix(64)
    isComplete = tag.last == "/" || String(decoding: end.reversed(), as: UTF8.self).contains("</svg>")
  }

  /// The `width` and `height`, or those of `viewBox`, rounded up to whole units; nil if the file is incomplete or has
  /// no size.
  var size: PictureSizeReader.Size? {
    guard isComplete else { return nil }
    let box = attributes["viewBox"]?.split { $0 == " " || $0 == "," || $0 == "\n" }.compactMap { Double($0) } ?? []
    let width = length(attributes["width"]) ?? (box.count == 4 ? box[2] : nil)
    let height = length(attributes["height"]) ?? (box.count == 4 ? box[3] : nil)
    guard let width, let height, (0.5...1e9).contains(width), (0.5...1e9).contains(height) else { return nil }
    return PictureSizeReader.Size(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
  }

  /// A number, perhaps in px. Relative lengths don't give a size.
  private func length(_ text: String?) -> Double? {
    guard let text else { return nil }
    return Double(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
  }

  /// The end of the first element's name, after declarations and comments.
  private static func endOfRootName(in text: String) -> String.Index? {
    var rest = text[...]
    if rest.first == "\u{FEFF}" { rest = rest.dropFirst() }
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("<!--") {
        guard let end = rest.firstRange(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("<?") || rest.hasPrefix("<!") {
        guard let end = rest.firstIndex(of: ">") else { return nil }
        rest = rest[rest.index(after: end)...]
      } else {
        guard rest.hasPrefix("<svg"), let next = rest.dropFirst(4).first,
          next.isWhitespace || next == ">" || next == "/"
        else { return nil }
        return rest.index(rest.startIndex, offsetBy: 4)
      }
    }
  }

  private static func attributes(of tag: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = tag
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].split(whereSeparator: \.isWhitespace).last ?? ""
      let value = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = value.first, quote == "\"" || quote == "'" else { break }
      let content = value.dropFirst()
      guard let end = content.firstIndex(of: quote) else { break }
      attributes[String(name)] = attributes[String(name)] ?? String(content[..<end])
      rest = content[content.index(after: end)...]
    }
    return attributes
  }
}
