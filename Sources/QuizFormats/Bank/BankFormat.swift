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

  /// Whether its words for categories are ours, so that another one is a mistake.
  var isOurs: Bool { [.yaml, .json, .csv].contains(self) }

  /// The questions of a file.
  func rows(_ feed: TextFeed, _ defaults: BankDefaults) -> any BankRows {
    switch self {
    case .yaml: YAMLRows(feed)
    case .json: JSONRows(feed, OwnJSON())
    case .csv: TableRows(feed, defaults: defaults)
    case .openTrivia: JSONRows(feed, OpenTrivia(isList: feed.firstByte == UInt8(ascii: "["), defaults: defaults))
    case .triviaAPI: JSONRows(feed, TriviaAPI(defaults: defaults))
    case .aiken: AikenRows(feed)
    case .gift: GIFTRows(feed, defaults: defaults)
    }
  }
}

extension TextFeed {
  /// The first byte in sight that isn't blank.
  var firstByte: UInt8? { bytes[position...].first { $0 != 0x20 && $0 != 0x09 && !isBreak($0) } }
}
