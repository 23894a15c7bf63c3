/// A notation that trivia comes in; docs/question-bank.md tells what is taken of each.
public enum BankFormat: String, CaseIterable, Hashable, Sendable {
  /// Our own, for people.
  case yaml
  /// Our own, for programs.
  case json
  /// A table with a header.
  case csv
  /// The Open Trivia Database's JSON.
  case openTrivia = "opentdb"
  /// The Trivia API's JSON, first and second version.
  case triviaAPI = "trivia-api"
  /// Text: a question, its answers from `A.` on, and `ANSWER: B`.
  case aiken
  /// Moodle's format for people.
  case gift
  /// Moodle's XML.
  case moodle
  /// IMS QTI 2.1 and newer: a file, or a package with many.
  case qti
  /// A workbook, an .xlsx, whose sheets have the columns of a table.
  case workbook = "xlsx"
  /// Kahoot's spreadsheet, an .xlsx.
  case kahoot

  /// Whether its words for categories are ours, so that another one is a mistake.
  var isNative: Bool { [.yaml, .json, .csv, .workbook].contains(self) }

  /// The questions of a file.
  func makeParser(for file: OpenBankFile, defaults: BankDefaults) throws(BankOpeningError) -> any BankParser {
    let feed = file.stream
    switch self {
    case .yaml: return YAMLBankParser(feed)
    case .json: return JSONBankParser(feed, ParlourJSONDialect())
    case .csv: return TableParser(feed, defaults: defaults)
    case .openTrivia:
      return JSONBankParser(
        feed, OpenTriviaDialect(isList: feed.firstNonBlankByte == UInt8(ascii: "["), defaults: defaults))
    case .triviaAPI: return JSONBankParser(feed, TriviaAPIDialect(defaults: defaults))
    case .aiken: return AikenParser(feed)
    case .gift: return GIFTParser(feed, defaults: defaults)
    case .moodle: return MoodleXMLParser(feed, name: file.name, defaults: defaults)
    case .qti where !file.isArchive: return QTIParser(feed, name: file.name)
    case .qti: return QTIPackageParser(try file.supportedArchive(), name: file.name)
    case .workbook: return WorkbookParser(try file.supportedArchive(), name: file.name, defaults, isKahoot: false)
    case .kahoot: return WorkbookParser(try file.supportedArchive(), name: file.name, defaults, isKahoot: true)
    }
  }
}

extension TextStream {
  /// The first byte in sight that isn't blank.
  var firstNonBlankByte: UInt8? { bytes[position...].first { $0 != 0x20 && $0 != 0x09 && !isLineBreak($0) } }
}
