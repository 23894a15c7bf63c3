/// Writes questions piece by piece: the head, each question, the tail. ``BankReader`` reads the same questions from it.
///
/// ```swift
/// var writer = BankWriter(.csv, distractors: 3)
/// write(writer.head())
/// for entry in entries { write(try writer.question(entry)) }
/// write(writer.tail())
/// ```
public struct BankWriter: Sendable {
  public enum Format: String, CaseIterable, Hashable, Sendable { case csv, json, gift }

  /// A question has more wrong answers than there are columns for.
  public struct TooFewColumns: Error, Hashable, Sendable {
    public let needed: Int
  }

  public let format: Format
  private let table: BankCSVEncoder
  /// Whether a question was written already.
  private var hasBegun = false
  private var gift = BankGIFTEncoder()

  /// - Parameter distractors: how many columns a table has for wrong answers: as many as the question with most of them
  ///   has. The other formats don't care.
  public init(_ format: Format, distractorColumns distractors: Int = 3) {
    self.format = format
    table = BankCSVEncoder(distractorColumns: distractors)
  }

  /// What stands before the first question.
  public func header() -> [UInt8] {
    switch format {
    case .csv: Array(table.header.utf8)
    case .json: Array("{\"questions\": [".utf8)
    case .gift: []
    }
  }

  /// A question.
  ///
  /// - Throws: in the case of a table without enough columns; it can go on all the same.
  public mutating func encode(_ entry: BankReadResult.Entry) throws(TooFewColumns) -> [UInt8] {
    let text: String
    switch format {
    case .csv: text = try table.encode(entry)
    case .json: text = (hasBegun ? ",\n" : "\n") + BankJSONEncoder.encode(entry)
    case .gift: text = gift.encode(entry)
    }
    hasBegun = true
    return Array(text.utf8)
  }

  /// What stands behind the last question.
  public func footer() -> [UInt8] { format == .json ? Array("\n]}\n".utf8) : [] }
}
