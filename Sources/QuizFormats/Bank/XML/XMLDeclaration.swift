/// The encoding in the first line of an XML document.
struct XMLDeclaration {
  enum Encoding {
    /// UTF-8 or UTF-16, which the bytes show.
    case unicode
    /// ISO 8859-1 means Windows-1252, as in browsers.
    case legacy(LegacyEncoding)
    case unknown(String)
  }

  let encoding: Encoding

  init(_ feed: TextStream) {
    let head = String(decoding: feed.bytes[feed.position...].prefix(256), as: UTF8.self)
    guard head.hasPrefix("<?xml"), let end = head.firstRange(of: "?>"),
      let key = head[..<end.lowerBound].firstRange(of: "encoding")
    else {
      encoding = .unicode
      return
    }
    let value = head[key.upperBound..<end.lowerBound].drop { $0.isWhitespace || $0 == "=" }
    let name = value.dropFirst().prefix { $0 != value.first }
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf-16le", "utf-16be", "": encoding = .unicode
    default: encoding = LegacyEncoding(named: String(name)).map(Encoding.legacy) ?? .unknown(String(name))
    }
  }
}
