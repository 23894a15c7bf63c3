/// A tag or comment at the beginning of a text.
struct HTMLTag {
  /// The name in lowercase; empty for comments.
  let name: String
  let isClosing: Bool
  /// The index after its `>`.
  let end: String.Index

  init?(_ text: Substring) {
    if text.hasPrefix("<!--") {
      name = ""
      isClosing = false
      end = text.firstRange(of: "-->")?.upperBound ?? text.endIndex
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

  /// The index after the first `>` outside quotation marks; after the first `>` of all if a quotation mark isn't
  /// closed.
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
