extension BankFormat {
  /// How many bytes of a file are enough to tell its format.
  public static let headSize = 4_096

  /// The format that a file's name or its first bytes show; nil where neither does.
  ///
  /// - Parameter head: at least ``headSize`` bytes, or the whole file.
  public static func guess(name: String, head: [UInt8]) -> BankFormat? {
    let name = name.lowercased()
    func ends(_ endings: String...) -> Bool { endings.contains { name.hasSuffix("." + $0) } }
    if ends("yaml", "yml") { return .yaml }
    if ends("csv", "tsv") { return .csv }
    if ends("json") { return .json }
    let text = String(decoding: head, as: UTF8.self)
    switch text.first(where: { !$0.isWhitespace }) {
    case "{", "[": return .json
    default: return text.contains("questions:") ? .yaml : .csv
    }
  }
}
