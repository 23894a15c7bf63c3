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
  var isOurs: Bool { [.yaml, .json, .csv, .workbook].contains(self) }

  /// The questions of a file.
  func rows(_ file: BankInput, _ defaults: BankDefaults) throws(BankOpeningError) -> any BankRows {
    let feed = file.feed
    switch self {
    case .yaml: return YAMLRows(feed)
    case .json: return JSONRows(feed, OwnJSON())
    case .csv: return TableRows(feed, defaults: defaults)
    case .openTrivia:
      return JSONRows(feed, OpenTrivia(isList: feed.firstByte == UInt8(ascii: "["), defaults: defaults))
    case .triviaAPI: return JSONRows(feed, TriviaAPI(defaults: defaults))
    case .aiken: return AikenRows(feed)
    case .gift: return GIFTRows(feed, defaults: defaults)
    case .moodle: return MoodleRows(feed, name: file.name, defaults: defaults)
    case .qti where !file.isArchive: return QTIRows(feed, name: file.name)
    case .qti: return QTIPackage(try file.knownArchive(), name: file.name)
    case .workbook: return WorkbookRows(try file.knownArchive(), name: file.name, defaults, isKahoot: false)
    case .kahoot: return WorkbookRows(try file.knownArchive(), name: file.name, defaults, isKahoot: true)
    }
  }
}

extension TextFeed {
  /// The first byte in sight that isn't blank.
  var firstByte: UInt8? { bytes[position...].first { $0 != 0x20 && $0 != 0x09 && !isBreak($0) } }
}
