/// HTML as plain text: what a reader would see, without markup.
struct HTMLText {
  /// What there is to read, with blanks as a browser would show them.
  let text: String
  /// The names of elements that show something other than text, such as `img`, each once, in their order.
  let lost: [String]

  /// Elements that begin a new line.
  private static let blocks: Set<String> = [
    "p", "div", "br", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "blockquote", "hr",
    "section", "article", "dd", "dt", "dl",
  ]
  private static let unseen: Set<String> = ["script", "style", "head", "title", "template"]
  private static let media: Set<String> = [
    "img", "audio", "video", "svg", "iframe", "object", "embed", "canvas", "math", "input", "source", "picture",
  ]

  init(_ html: String) {
    var text = ""
    var lost: [String] = []
    var script: Script?
    var rest = html[...]
    func add(_ piece: Substring) {
      let spaced = piece.map { $0.isNewline || $0 == "\t" ? " " : $0 }
      text += script?.written(Self.entitiesDecoded(String(spaced))) ?? String(spaced)
    }
    let lastClose = html.lastIndex(of: ">") ?? html.startIndex
    while let start = rest.firstIndex(of: "<"), start < lastClose {
      add(rest[..<start])
      guard let tag = Tag(rest[start...]) else {
        add("<")
        rest = rest[rest.index(after: start)...]
        continue
      }
      rest = rest[tag.end...]
      if Self.blocks.contains(tag.name) { text += "\n" }
      if Self.media.contains(tag.name), !tag.isClosing, !lost.contains(tag.name) { lost.append(tag.name) }
      if Self.unseen.contains(tag.name), !tag.isClosing { rest = Self.behind(tag.name, rest) }
      if let raised = Script(rawValue: tag.name) { script = tag.isClosing ? nil : raised }
    }
    add(rest)
    self.text = Self.entitiesDecoded(Self.tidied(text)).replacing("\u{A0}", with: " ")
    self.lost = lost
  }

  /// One blank where there are several, none around line breaks, no empty lines.
  private static func tidied(_ text: String) -> String {
    text.split(separator: "\n").map { line in line.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// What follows the closing tag of an element.
  private static func behind(_ name: String, _ text: Substring) -> Substring {
    var rest = text
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      if rest.first == "/", rest.dropFirst().prefix(name.count).lowercased() == name {
        return rest.drop { $0 != ">" }.dropFirst()
      }
    }
    return rest[rest.endIndex...]
  }

  /// With `&amp;`, `&#39;`, `&eacute;` and the like as the characters that they name; anything else stays as it is.
  static func entitiesDecoded(_ text: String) -> String {
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

/// A tag or a comment at the beginning of a text.
private struct Tag {
  /// In lowercase; empty for comments.
  let name: String
  let isClosing: Bool
  /// Behind its `>`.
  let end: String.Index

  init?(_ text: Substring) {
    if text.hasPrefix("<!--") {
      (name, isClosing, end) = ("", false, text.firstRange(of: "-->")?.upperBound ?? text.endIndex)
      return
    }
    var rest = text.dropFirst()
    isClosing = rest.first == "/"
    if isClosing { rest = rest.dropFirst() }
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard name.first?.isLetter == true || rest.first == "!" || rest.first == "?", let end = Self.close(rest) else {
      return nil
    }
    self.name = name.lowercased()
    self.end = end
  }

  /// Behind the `>` that doesn't stand in quotation marks; behind the first one where a quotation mark stays open.
  private static func close(_ text: Substring) -> String.Index? {
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == ">" {
        return text.index(after: index)
      } else if character == "\"" || character == "'" {
        quote = character
      }
    }
    return text.firstIndex(of: ">").map(text.index(after:))
  }
}

/// Text above or below the line: 10², H₂O.
private enum Script: String {
  case sup, sub

  /// With the characters that Unicode has for it; where it lacks one, what is raised stands behind “^”.
  func written(_ text: String) -> String {
    let table = self == .sup ? Self.raised : Self.lowered
    let characters = text.map { table[$0] }
    if !characters.contains(nil) { return String(characters.compactMap(\.self)) }
    return self == .sup ? "^" + text : text
  }

  private static let raised = Dictionary(uniqueKeysWithValues: zip("0123456789+-=()ni", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ"))
  private static let lowered = Dictionary(uniqueKeysWithValues: zip("0123456789+-=()", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎"))
}
