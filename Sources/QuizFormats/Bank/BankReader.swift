internal import QuizEngine

/// Reads a bank file of any format in parts.
///
/// ```swift
/// let reader = try BankReader(path: "questions.csv")
/// while let batch = reader.next(atMost: 500) { save(batch.entries) }
/// ```
///
/// Reading tables, Aiken, GIFT, JSON and the XML formats takes bounded memory for any file size. To find duplicates,
/// the reader keeps about twenty bytes per question, for up to 1.5 million questions.
public final class BankReader {
  /// The file's format, given or detected.
  public let format: BankFormat
  private let name: String
  private var parser: any BankParser
  private var builder: BankEntryBuilder
  private var diagnostics: Diagnostics
  private var isAtEnd = false
  private var hasReportedEncoding = false
  /// Some words of a file whose encoding was guessed.
  private let excerpt: String
  /// The number of questions of any kind so far.
  private var recordCount = 0

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - format: the format; nil to detect it from the name and the first bytes.
  ///   - encoding: the encoding; nil to detect it.
  ///   - defaults: the values that the file doesn't set.
  /// - Throws: if the file doesn't exist or can't be read, or if its format or encoding is unclear. The batches contain
  ///   the diagnostics of the file's content.
  public convenience init(
    path: String, format: BankFormat? = nil, encoding: FileEncoding? = nil, defaults: BankDefaults = BankDefaults()
  ) throws(BankOpeningError) {
    try self.init(
      OpenBankFile(path: path, encoding: encoding, languageHint: defaults.language.tag), format: format,
      defaults: defaults)
  }

  init(_ file: OpenBankFile, format: BankFormat?, defaults: BankDefaults) throws(BankOpeningError) {
    if let kind = UnsupportedFileFormat.Kind(name: file.name, prefix: file.prefix) {
      throw BankOpeningError(UnsupportedFileFormat(kind: kind), file: file.name)
    }
    guard let format = format ?? BankFormat.detect(name: file.name, prefix: file.textPrefix, defaults: defaults) else {
      if UnsupportedFileFormat.Kind.isFlashcards(file.textPrefix) {
        throw BankOpeningError(UnsupportedFileFormat(kind: .flashcards), file: file.name)
      }
      throw BankOpeningError(UndetectableFormat(), file: file.name)
    }
    if let detected = file.stream.uncertainEncoding, format != .moodle, format != .qti || file.isArchive {
      throw BankOpeningError(UndetectableEncoding(detected), file: file.name)
    }
    self.format = format
    name = file.name
    excerpt = file.stream.isEncodingGuessed ? file.stream.excerpt : ""
    parser = try format.makeParser(for: file, defaults: defaults)
    builder = BankEntryBuilder(format: format, defaults: defaults)
    diagnostics = Diagnostics(source: SourceText(name: file.name), limit: BankFile.maxDiagnostics)
  }

  /// The size of the file in bytes; 0 if unknown.
  public var size: Int64 { parser.size }

  /// The number of bytes read so far.
  public var position: Int64 { parser.position }

  /// Which fields a table's columns hold, once it was read; empty for other files and for Parlour's own names.
  public var assignments: [ColumnAssignment] { parser.assignments }

  /// Whether the system failed to read the file to its end.
  public var isUnreadable: Bool { parser.failure != nil }

  /// The diagnostics so far that aren't in the batches.
  public var omittedDiagnostics: [OmittedDiagnostics] { diagnostics.omitted }

  /// The warnings of `bank check` that the whole file accepts: reasons by rule id.
  var accepted: [String: String] { parser.commonFields.acceptances }

  /// Reads the next questions; nil at the end. An invalid question doesn't affect the others.
  ///
  /// A batch may be empty before the end, because the reader also returns after many skipped questions.
  ///
  /// - Parameter count: the maximal number of questions in the batch.
  public func next(atMost count: Int) -> BankBatch? {
    var batch = BankBatch()
    let omittedBefore = diagnostics.omittedCount
    var parsedCount = 0
    while !isAtEnd, batch.entries.count < count, parsedCount < max(count, 1) * 4 {
      parsedCount += 1
      if let record = parser.next(&diagnostics) { add(record, into: &batch) } else { finish() }
    }
    reportGuessedEncoding()
    batch.diagnostics = diagnostics.takeSorted()
    batch.omittedDiagnosticCount = diagnostics.omittedCount - omittedBefore
    return isAtEnd && batch.isEmpty ? nil : batch
  }

  private func add(_ record: BankRecord, into batch: inout BankBatch) {
    recordCount += 1
    switch record {
    case .question(let node):
      diagnostics.path = DocumentPath(question: DocumentPath.Item(index: recordCount - 1, id: node["id"]?.text))
      defer { diagnostics.path = nil }
      if var entry = builder.entry(node, commonFields: parser.commonFields, &diagnostics) {
        entry.innerFile = innerFile
        batch.entries.append(entry)
      } else {
        batch.omitted += 1
      }
    case .invalid: batch.omitted += 1
    case .unplayable: batch.unplayable += 1
    }
  }

  /// The part of an archive or a workbook that is being read.
  private var innerFile: String? {
    let current = diagnostics.source.name
    return current.hasPrefix(name + "/") ? String(current.dropFirst(name.count + 1)) : nil
  }

  private func finish() {
    isAtEnd = true
    if let failure = parser.failure { diagnostics.add(UnreadableFile(reason: failure.reason)) }
    if recordCount == 0, !diagnostics.hasErrors { diagnostics.add(NoQuestions()) }
  }

  private func reportGuessedEncoding() {
    guard !hasReportedEncoding, let detected = parser.guessedEncoding else { return }
    hasReportedEncoding = true
    diagnostics.add(GuessedEncoding(name: detected.name, excerpt: excerpt))
  }
}
