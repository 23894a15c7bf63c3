/// What somebody says about a table's column: that it holds this or that, whatever its header calls it.
public struct ColumnMapping: Hashable, Sendable {
  /// What may stand before the equals sign.
  public static let fieldNames = [
    "category", "difficulty", "question", "answer", "wrong", "option", "explanation", "source", "licence", "language",
    "id",
  ]

  let column: BankColumn
  /// As the table's header writes it; case and blanks around it don't matter.
  public let header: String

  /// - Parameter text: `question=Frage`: one of our words, and what the table calls it. Nil where it is neither.
  public init?(_ text: String) {
    guard let equals = text.firstIndex(of: "=") else { return nil }
    let word = String(text[..<equals]).trimmed.lowercased()
    header = String(text[text.index(after: equals)...]).trimmed
    guard !header.isEmpty else { return nil }
    switch word {
    case "wrong": column = .distractor(mayBeList: true)
    case "option": column = .option(number: nil, mayBeList: true)
    default:
      guard let known = BankColumn(named: word) else { return nil }
      column = known
    }
  }

  /// Whether a header's cell is meant.
  func matches(_ cell: String) -> Bool { cell.trimmed.lowercased() == header.lowercased() }
}
