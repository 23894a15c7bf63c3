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

  init(_ stream: TextStream) {
    let prefix = String(decoding: stream.bytes[stream.position...].prefix(256), as: UTF8.self)
    guard prefix.hasPrefix("<?xml"), let end = prefix.firstRange(of: "?>"),
      let key = prefix[..<end.lowerBound].firstRange(of: "encoding")
    else {
      encoding = .unicode
      return
    }
    let value = prefix[key.upperBound..<end.lowerBound].drop { $0.isWhitespace || $0 == "=" }
    let name = value.dropFirst().prefix { $0 != value.first }
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf-16le", "utf-16be", "": encoding = .unicode
    default: encoding = LegacyEncoding(named: String(name)).map(Encoding.legacy) ?? .unknown(String(name))
    }
  }
}
