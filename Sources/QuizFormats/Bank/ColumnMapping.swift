/// A user's mapping from a table's column to a field, whatever the column's name is.
public struct ColumnMapping: Hashable, Sendable {
  /// The fields that may be before the equals sign.
  public static let fieldNames = [
    "category", "difficulty", "question", "answer", "wrong", "option", "explanation", "source", "licence", "language",
    "id",
  ]

  let column: BankColumn
  /// The column's name in the table's header; case and surrounding spaces don't matter.
  public let header: String

  /// - Parameter text: such as `question=Frage`: a field and the column's name. Nil if it isn't such a text.
  public init?(_ text: String) {
    guard let equals = text.firstIndex(of: "=") else { return nil }
    let field = String(text[..<equals]).trimmed.lowercased()
    header = String(text[text.index(after: equals)...]).trimmed
    guard !header.isEmpty else { return nil }
    switch field {
    case "wrong": column = .distractor(mayBeList: true)
    case "option": column = .option(number: nil, mayBeList: true)
    default:
      guard let known = BankColumn(named: field) else { return nil }
      column = known
    }
  }

  /// Whether a header cell names this column.
  func matches(_ cell: String) -> Bool { cell.trimmed.lowercased() == header.lowercased() }
}
