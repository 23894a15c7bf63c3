/// Converts HTML to plain text.
struct HTMLText {
  /// The visible text, with spaces as in a browser, and “ | ” between a table's cells.
  let text: String
  /// The names of elements that show more than text, such as `img`, each once, in their order.
  let droppedElements: [String]

  private static let invisibleElements: Set<String> = ["script", "style", "head", "title", "template"]
  private static let media: Set<String> = [
    "img", "audio", "video", "svg", "iframe", "object", "embed", "canvas", "math", "input", "source", "picture",
  ]

  init(_ html: String) {
    var extractor = HTMLTextExtractor()
    var dropped: [String] = []
    var rest = html[...]
    let lastClose = html.lastIndex(of: ">") ?? html.startIndex
    while let start = rest.firstIndex(of: "<"), start < lastClose {
      extractor.appendText(rest[..<start])
      guard let tag = HTMLTag(rest[start...]) else {
        extractor.appendText("<")
        rest = rest[rest.index(after: start)...]
        continue
      }
      rest = rest[tag.end...]
      extractor.handle(tag)
      if Self.media.contains(tag.name), !tag.isClosing, !dropped.contains(tag.name) { dropped.append(tag.name) }
      if Self.invisibleElements.contains(tag.name), !tag.isClosing {
        rest = Self.skippingContent(of: tag.name, in: rest)
      }
    }
    extractor.appendText(rest)
    text = Self.decodingEntities(Self.collapsingWhitespace(extractor.finish())).replacing("\u{A0}", with: " ")
    droppedElements = dropped
  }

  /// Whether it contains pictures, sounds or the like.
  var hasMedia: Bool { droppedElements.contains { $0 != "math" } }

  /// Whether it contains a formula in MathML or TeX.
  var hasFormula: Bool { droppedElements.contains("math") || TeXFormula.occurs(in: text) }

  /// Collapses spaces, and removes empty lines and spaces around line breaks.
  private static func collapsingWhitespace(_ text: String) -> String {
    text.split(separator: "\n").map { line in line.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The text after the closing tag of an element.
  private static func skippingContent(of name: String, in text: Substring) -> Substring {
    var rest = text
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      if rest.first == "/", rest.dropFirst().prefix(name.count).lowercased() == name {
        return rest.drop { $0 != ">" }.dropFirst()
      }
    }
    return rest[rest.endIndex...]
  }

  /// Decodes `&amp;`, `&#39;`, `&eacute;` and the like; leaves unknown entities as they are.
  static func decodingEntities(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var decoded = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      decoded += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix(32).prefix { $0 != ";" && $0 != "&" && !$0.isWhitespace }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let scalar = scalar(named: name) {
        decoded.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        decoded += "&"
        rest = rest.dropFirst()
      }
    }
    return decoded + rest
  }

  private static func scalar(named name: Substring) -> Unicode.Scalar? {
    guard name.first == "#" else { return HTMLEntities.characters[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code == 0 ? nil : code.flatMap(Unicode.Scalar.init)
  }
}
