/// A notation that trivia comes in; docs/question-bank.md tells what is taken of each.
public enum BankFormat: String, CaseIterable, Hashable, Sendable {
  /// Our own, for people.
  case yaml
  /// Our own, for programs.
  case json
  /// A table with a header.
  case csv

  /// The questions of a file.
  func rows(_ feed: TextFeed, _ defaults: BankDefaults) -> any BankRows {
    switch self {
    case .yaml: TreeRows(feed, isJSON: false)
    case .json: TreeRows(feed, isJSON: true)
    case .csv: TableRows(feed, defaults: defaults)
    }
  }
}
