/// A file format of trivia; docs/question-bank.md describes what Parlour reads of each.
public enum BankFormat: String, CaseIterable, Hashable, Sendable {
  /// Parlour's format for people.
  case yaml
  /// Parlour's format for programs.
  case json
  /// A table with a header row.
  case csv
  /// The Open Trivia Database's JSON.
  case openTrivia = "opentdb"
  /// The Trivia API's JSON, versions 1 and 2.
  case triviaAPI = "trivia-api"
  /// Aiken: a question, answers from `A.` on, and `ANSWER: B`.
  case aiken
  /// GIFT, Moodle's text format.
  case gift
  /// Moodle XML.
  case moodle
  /// IMS QTI 2.1 or newer: a file, or a package of files.
  case qti
  /// A workbook (.xlsx) whose sheets are tables.
  case workbook = "xlsx"
  /// Kahoot's template (.xlsx).
  case kahoot

  /// Whether its category names are Parlour's, so that unknown ones are errors.
  var isNative: Bool { [.yaml, .json, .csv, .workbook].contains(self) }

  /// A parser for a file in this format.
  func makeParser(for file: OpenBankFile, defaults: BankDefaults) throws(BankOpeningError) -> any BankParser {
    let stream = file.stream
    switch self {
    case .yaml: return YAMLBankParser(stream)
    case .json: return JSONBankParser(stream, ParlourJSONDialect())
    case .csv: return TableParser(stream, defaults: defaults)
    case .openTrivia:
      return JSONBankParser(
        stream,
        OpenTriviaDialect(
          isList: stream.firstNonBlankByte == UInt8(ascii: "["), isPlain: stream.hasQuotesInJSONTexts,
          defaults: defaults))
    case .triviaAPI: return JSONBankParser(stream, TriviaAPIDialect(defaults: defaults))
    case .aiken: return AikenParser(stream)
    case .gift: return GIFTParser(stream, defaults: defaults)
    case .moodle: return MoodleXMLParser(stream, name: file.name, defaults: defaults)
    case .qti where !file.isArchive: return QTIParser(stream, name: file.name)
    case .qti: return QTIPackageParser(try file.supportedArchive(), name: file.name)
    case .workbook: return WorkbookParser(try file.supportedArchive(), name: file.name, defaults, isKahoot: false)
    case .kahoot: return WorkbookParser(try file.supportedArchive(), name: file.name, defaults, isKahoot: true)
    }
  }
}

extension TextStream {
  /// Whether a visible text of JSON contains a quotation mark or an apostrophe.
  var hasQuotesInJSONTexts: Bool {
    let visible = bytes[position..<lookaheadEnd]
    return visible.contains(UInt8(ascii: "'"))
      || zip(visible, visible.dropFirst()).contains { $0 == UInt8(ascii: "\\") && $1 == UInt8(ascii: "\"") }
  }

  /// The first visible byte that isn't a space, tab or line break.
  var firstNonBlankByte: UInt8? { bytes[position...].first { $0 != 0x20 && $0 != 0x09 && !isLineBreak($0) } }
}
