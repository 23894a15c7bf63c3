extension BankFormat {
  /// The number of first bytes that detection needs.
  public static let prefixSize = 4_096

  /// Detects the format from a file's first bytes and its name; nil if it is unclear.
  ///
  /// - Parameters:
  ///   - prefix: at least ``prefixSize`` bytes in UTF-8, or the whole file.
  ///   - defaults: may map columns of a table to fields.
  public static func detect(name: String, prefix: [UInt8], defaults: BankDefaults = BankDefaults()) -> BankFormat? {
    let name = name.lowercased()
    func ends(_ endings: String...) -> Bool { endings.contains { name.hasSuffix("." + $0) } }
    let text = String(decoding: prefix.prefix(prefixSize), as: UTF8.self)
    if text.hasPrefix("PK\u{3}\u{4}") { return archive(text, name) }
    if ends("yaml", "yml") { return .yaml }
    if ends("csv", "tsv") { return .csv }
    if ends("gift") { return .gift }
    switch text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) {
    case "{", "[": return json(text)
    case "<": return xml(text)
    default: break
    }
    if ends("json") { return .json }
    return lines(text, defaults)
  }

  private static func lines(_ text: String, _ defaults: BankDefaults) -> BankFormat? {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    if lines.contains(where: { $0.hasPrefix("$CATEGORY:") || $0.hasPrefix("::") }) { return .gift }
    if lines.contains(where: { $0.prefix(6).uppercased() == "ANSWER" && $0.dropFirst(6).first { $0 != " " } == ":" }) {
      return .aiken
    }
    if lines.contains("questions:") { return .yaml }
    if let table = table(text, defaults) { return table }
    return text.contains("{") && text.contains("}") ? .gift : nil
  }

  /// Detects a workbook by its first entries' names.
  private static func archive(_ text: String, _ name: String) -> BankFormat {
    let isWorkbook = ["[Content_Types].xml", "xl/", "docProps/"].contains { text.dropFirst(4).contains($0) }
    return name.hasSuffix(".xlsx") || isWorkbook && !name.hasSuffix(".zip") ? .workbook : .qti
  }

  private static func xml(_ text: String) -> BankFormat? {
    let names = text.split(separator: "<").map { $0.prefix { $0.isLetter || $0 == "-" || $0 == ":" }.lowercased() }
    if names.contains("quiz") { return .moodle }
    return names.contains { $0.hasSuffix("assessmentitem") || $0.hasSuffix("assessment-item") } ? .qti : nil
  }

  private static func json(_ text: String) -> BankFormat {
    if text.contains("\"incorrect_answers\"") || text.contains("\"response_code\"") { return .openTrivia }
    return text.contains("\"incorrectAnswers\"") ? .triviaAPI : .json
  }

  /// Detects a table by its row of column names or its line `sep=`.
  private static func table(_ text: String, _ defaults: BankDefaults) -> BankFormat? {
    var stream = TextStream.inMemory(text)
    let delimiter = stream.readDelimiterDirective()
    let header = TableHeader.detect(in: stream, delimiter: delimiter, defaults)
    return delimiter != nil || (header?.knownColumnCount ?? 0) >= 3 ? .csv : nil
  }
}

extension TextStream {
  /// Reads a text from memory.
  static func inMemory(_ text: String) -> TextStream {
    var stream = TextStream(MemoryInput(Array(text.utf8)))
    stream.refill()
    return stream
  }
}
