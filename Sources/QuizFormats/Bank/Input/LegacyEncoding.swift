/// An encoding other than UTF-8 and UTF-16.
public struct LegacyEncoding: Hashable, Sendable {
  /// The usual name: `Windows-1251`.
  public let name: String
  /// The name for iconv.
  let iconvName: String

  /// Finds an encoding by one of its names; nil if there is none.
  ///
  /// - Parameter name: in any case, with or without hyphens.
  public init?(named name: String) {
    let normalized = Self.normalizedName(name)
    let found = Self.all.first { Self.normalizedName($0.name) == normalized || $0.others.contains(normalized) }
    guard let found else { return nil }
    self.name = found.name
    iconvName = found.iconv
  }

  /// The usual names of all encodings.
  public static var names: [String] { all.map(\.name) }

  static func normalizedName(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// The other names are from the IANA registry and from browsers, without hyphens.
  private static let all: [(name: String, iconv: String, others: [String])] = [
    ("Windows-1250", "CP1250", ["cp1250"]), ("Windows-1251", "CP1251", ["cp1251", "1251"]),
    ("Windows-1252", "CP1252", ["cp1252", "iso88591", "latin1", "usascii", "ascii"]),
    ("Windows-1253", "CP1253", ["cp1253"]), ("Windows-1254", "CP1254", ["cp1254", "iso88599", "latin5"]),
    ("Windows-1255", "CP1255", ["cp1255"]), ("Windows-1256", "CP1256", ["cp1256"]),
    ("Windows-1257", "CP1257", ["cp1257"]), ("Windows-1258", "CP1258", ["cp1258"]),
    ("ISO-8859-2", "ISO-8859-2", ["latin2"]), ("ISO-8859-5", "ISO-8859-5", []), ("ISO-8859-7", "ISO-8859-7", []),
    ("ISO-8859-8", "ISO-8859-8", []), ("ISO-8859-13", "ISO-8859-13", []), ("ISO-8859-15", "ISO-8859-15", ["latin9"]),
    ("ISO-8859-16", "ISO-8859-16", []), ("KOI8-R", "KOI8-R", ["koi8"]), ("KOI8-U", "KOI8-U", []),
    ("CP866", "CP866", ["ibm866", "866", "dos866"]), ("CP855", "CP855", ["ibm855"]), ("CP850", "CP850", ["ibm850"]),
    ("CP852", "CP852", ["ibm852"]), ("CP437", "CP437", ["ibm437"]),
    ("Mac-Roman", "MACINTOSH", ["macintosh", "mac", "xmacroman"]),
    ("Mac-Cyrillic", "MAC-CYRILLIC", ["xmaccyrillic", "xmacukrainian"]),
    ("Mac-CentralEurope", "MAC-CENTRALEUROPE", ["xmacce", "maclatin2"]), ("Big5", "BIG5", ["cp950", "big5hkscs"]),
    ("GB18030", "GB18030", ["gbk", "gb2312", "cp936"]), ("Shift_JIS", "CP932", ["sjis", "cp932", "windows31j"]),
    ("EUC-JP", "EUC-JP", []), ("EUC-KR", "CP949", ["uhc", "cp949", "windows949"]), ("EUC-TW", "EUC-TW", []),
    ("TIS-620", "TIS-620", ["windows874", "iso885911"]), ("VISCII", "VISCII", []),
  ]

  // The table contains this name, so the result isn't nil.
  // swift-format-ignore: NeverForceUnwrap
  static let windows1252 = LegacyEncoding(named: "Windows-1252")!
  /// The encodings that can be detected, the most likely of equal ones first. Nobody has files in EUC-TW.
  static let detectable = (["Windows-1252", "Windows-1250", "Windows-1251"] + names)
    .reduce(into: []) { if !$0.contains($1), $1 != "EUC-TW" { $0.append($1) } }
    .compactMap { LegacyEncoding(named: $0) }

  /// Whether characters have several bytes.
  var isMultiByte: Bool {
    ["Big5", "GB18030", "Shift_JIS", "EUC-JP", "EUC-KR", "EUC-TW"].contains(name)
  }
}

/// The encoding that a user gives for a file.
public enum FileEncoding: Hashable, Sendable {
  case utf8, utf16
  case legacy(LegacyEncoding)

  /// Finds an encoding by its name; nil if the name is unknown.
  public init?(named name: String) {
    switch LegacyEncoding.normalizedName(name) {
    case "utf8": self = .utf8
    case "utf16", "utf16le", "utf16be", "unicode": self = .utf16
    default:
      guard let encoding = LegacyEncoding(named: name) else { return nil }
      self = .legacy(encoding)
    }
  }

  /// The names of all encodings.
  public static var names: [String] { ["UTF-8", "UTF-16"] + LegacyEncoding.names }
}
