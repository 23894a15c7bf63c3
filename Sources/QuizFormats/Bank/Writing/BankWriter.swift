public import QuizEngine

/// Writes questions in parts: the header, each question, the footer. ``BankReader`` reads the same questions back.
///
/// ```swift
/// var writer = BankWriter(.csv, distractorColumns: 3)
/// save(writer.header())
/// for entry in entries { save(try writer.encode(entry)) }
/// save(writer.footer())
/// ```
public struct BankWriter: Sendable {
  /// The formats that Parlour can write.
  public enum Format: String, CaseIterable, Hashable, Sendable { case csv, json, gift }

  /// A question has more wrong answers than the table has columns for them.
  public struct TooFewColumns: Error, Hashable, Sendable {
    /// The number of wrong answers.
    public let needed: Int
  }

  /// The format that the writer writes.
  public let format: Format
  private let table: BankCSVEncoder
  /// Whether a question was written.
  private var hasBegun = false
  private var gift = BankGIFTEncoder()
  /// How many translations into each language were left out, because the format has no place for them. GIFT has one
  /// language; a table has those that it was created with.
  public private(set) var omittedTranslations: [Language: Int] = [:]

  /// - Parameters:
  ///   - distractorColumns: the number of a table's columns for wrong answers: the most that any question has. Other
  ///     formats ignore it.
  ///   - languages: the languages of a table's columns for translations. Other formats ignore them.
  public init(_ format: Format, distractorColumns: Int = 3, languages: [Language] = []) {
    self.format = format
    table = BankCSVEncoder(distractorColumns: distractorColumns, languages: languages)
  }

  /// The bytes before the first question.
  public func header() -> [UInt8] {
    switch format {
    case .csv: Array(table.header.utf8)
    case .json: Array("{\"questions\": [".utf8)
    case .gift: []
    }
  }

  /// The bytes of a question.
  ///
  /// - Throws: if a table has too few columns for it. The writer can still write other questions.
  public mutating func encode(_ entry: BankReadResult.Entry) throws(TooFewColumns) -> [UInt8] {
    let text: String
    switch format {
    case .csv: text = try table.encode(entry)
    case .json: text = (hasBegun ? ",\n" : "\n") + BankJSONEncoder.encode(entry)
    case .gift: text = gift.encode(entry)
    }
    hasBegun = true
    for language in entry.question.translations.map(\.language) where !canWrite(language) {
      omittedTranslations[language, default: 0] += 1
    }
    return Array(text.utf8)
  }

  private func canWrite(_ language: Language) -> Bool {
    switch format {
    case .csv: table.languages.contains(language)
    case .json: true
    case .gift: false
    }
  }

  /// The bytes after the last question.
  public func footer() -> [UInt8] { format == .json ? Array("\n]}\n".utf8) : [] }
}
