/// Reads a file with trivia piece by piece, whatever its format.
///
/// ```swift
/// let reader = try BankReader(path: "questions.csv")
/// while let batch = reader.next(atMost: 500) { keep(batch.entries) }
/// ```
///
/// Tables, Aiken, GIFT and the XML formats are read in bounded memory, whatever the file's size; of questions that were
/// read it remembers some twenty bytes each, to know them again, up to a million and a half.
public final class BankReader {
  public let format: BankFormat
  private var parser: any BankParser
  private var builder: BankEntryBuilder
  private var diagnostics: Diagnostics
  private var isAtEnd = false
  private var hasReportedEncoding = false
  /// Of a file whose encoding is a guess.
  private let excerpt: String
  /// How many questions of any kind were met.
  private var recordCount = 0

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - format: nil where its name and its first bytes are to tell.
  ///   - encoding: what the file is written in; nil where that is to be found out.
  ///   - defaults: what holds where the file doesn't say it.
  /// - Throws: where the file isn't there, can't be read, or doesn't show its format. What is wrong within the file comes
  ///   with the batches.
  public convenience init(
    path: String, format: BankFormat? = nil, encoding: FileEncoding? = nil, defaults: BankDefaults = BankDefaults()
  ) throws(BankOpeningError) {
    try self.init(try OpenBankFile(path: path, encoding: encoding), format: format, defaults: defaults)
  }

  init(_ file: OpenBankFile, format: BankFormat?, defaults: BankDefaults) throws(BankOpeningError) {
    if let kind = UnsupportedFileFormat.Kind(name: file.name, prefix: file.prefix) {
      throw BankOpeningError(UnsupportedFileFormat(kind: kind), file: file.name)
    }
    guard let format = format ?? BankFormat.detect(name: file.name, prefix: file.textPrefix, defaults: defaults) else {
      throw BankOpeningError(UndetectableFormat(), file: file.name)
    }
    if let guess = file.stream.uncertainEncoding, format != .moodle, format != .qti || file.isArchive {
      throw BankOpeningError(UndetectableEncoding(guess), file: file.name)
    }
    self.format = format
    excerpt = file.stream.isEncodingGuessed ? file.stream.excerpt : ""
    parser = try format.makeParser(for: file, defaults: defaults)
    builder = BankEntryBuilder(format: format, defaults: defaults)
    diagnostics = Diagnostics(source: SourceText(name: file.name), most: BankFile.maxDiagnostics)
  }

  /// How large the file is, in bytes; 0 where nobody knows.
  public var size: Int64 { parser.size }

  /// How far it was read, in bytes.
  public var position: Int64 { parser.position }

  /// What there is more of than the batches tell, so far.
  public var omittedDiagnostics: [OmittedDiagnostics] { diagnostics.omitted }

  /// Findings of `bank check` that the file explains for all its questions: the reason by the rule's id.
  var accepted: [String: String] { parser.commonFields.acceptances }

  /// The next questions; nil at the end. A bad question never stops the good ones.
  ///
  /// A batch may hold none and yet not be the last: the reader comes back after some time also where everything it meets
  /// is left out.
  ///
  /// - Parameter count: how many questions it may hold at most.
  public func next(atMost count: Int) -> BankBatch? {
    var batch = BankBatch()
    let untold = diagnostics.omittedCount
    var looked = 0
    while !isAtEnd, batch.entries.count < count, looked < max(count, 1) * 4 {
      looked += 1
      if let row = parser.next(&diagnostics) { add(row, into: &batch) } else { finish() }
    }
    reportGuessedEncoding()
    batch.diagnostics = diagnostics.takeSorted()
    batch.omittedDiagnosticCount = diagnostics.omittedCount - untold
    return isAtEnd && batch.isEmpty ? nil : batch
  }

  private func add(_ row: BankRecord, into batch: inout BankBatch) {
    recordCount += 1
    switch row {
    case .question(let node):
      if let entry = builder.entry(node, commonFields: parser.commonFields, &diagnostics) {
        batch.entries.append(entry)
      } else {
        batch.omitted += 1
      }
    case .invalid: batch.omitted += 1
    case .unplayable: batch.unplayable += 1
    }
  }

  private func finish() {
    isAtEnd = true
    if let failure = parser.failure { diagnostics.add(UnreadableFile(reason: failure.reason)) }
    if recordCount == 0, !diagnostics.hasErrors { diagnostics.add(NoQuestions()) }
  }

  private func reportGuessedEncoding() {
    guard !hasReportedEncoding, let guess = parser.guessedEncoding else { return }
    hasReportedEncoding = true
    diagnostics.add(GuessedEncoding(name: guess.name, excerpt: excerpt))
  }
}
