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
  private var rows: any BankRows
  private var builder: BankBuilder
  private var findings: Findings
  private var isAtEnd = false
  private var toldGuess = false

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - format: nil where its name and its first bytes are to tell.
  ///   - defaults: what holds where the file doesn't say it.
  /// - Throws: where the file isn't there, can't be read, or doesn't show its format. What is wrong within the file comes
  ///   with the batches.
  public convenience init(
    path: String, format: BankFormat? = nil, defaults: BankDefaults = BankDefaults()
  ) throws(BankOpeningError) {
    try self.init(try FileInput.open(path), name: path, format: format, defaults: defaults)
  }

  init(
    _ input: any ByteInput, name: String, format: BankFormat?, defaults: BankDefaults
  ) throws(BankOpeningError) {
    var feed = TextFeed(input)
    feed.refill()
    guard let format = format ?? BankFormat.guess(name: name, head: Array(feed.bytes.prefix(BankFormat.headSize)))
    else { throw BankOpeningError(UnknownFormat(), file: name) }
    self.format = format
    rows = format.rows(feed, defaults)
    builder = BankBuilder(format: format, defaults: defaults)
    findings = Findings(source: SourceText(name: name), most: BankFile.mostDiagnostics)
  }

  /// How large the file is, in bytes; 0 where nobody knows.
  public var size: Int64 { rows.size }

  /// How far it was read, in bytes.
  public var position: Int64 { rows.position }

  /// Findings of `bank check` that the file explains for all its questions: the reason by the rule's id.
  var accepted: [String: String] { rows.head.acceptances }

  /// The next questions; nil at the end. A bad question never stops the good ones.
  ///
  /// A batch may hold none and yet not be the last: the reader comes back after some time also where everything it meets
  /// is left out.
  ///
  /// - Parameter count: how many questions it may hold at most.
  public func next(atMost count: Int) -> BankBatch? {
    var batch = BankBatch()
    let untold = findings.untold
    var looked = 0
    while !isAtEnd, batch.entries.count < count, looked < max(count, 1) * 4 {
      looked += 1
      if let row = rows.next(&findings) { take(row, into: &batch) } else { end() }
    }
    tellGuess()
    batch.diagnostics = findings.take()
    batch.untold = findings.untold - untold
    return isAtEnd && batch.isEmpty ? nil : batch
  }

  private func take(_ row: BankRow, into batch: inout BankBatch) {
    switch row {
    case .question(let node):
      if let entry = builder.entry(node, head: rows.head, &findings) {
        batch.entries.append(entry)
      } else {
        batch.omitted += 1
      }
    case .mistaken: batch.omitted += 1
    case .unplayable: batch.unplayable += 1
    }
  }

  private func end() {
    isAtEnd = true
    if let failure = rows.failure { findings.add(FileUnreadable(reason: failure.reason)) }
  }

  private func tellGuess() {
    guard !toldGuess, let guess = rows.guess else { return }
    toldGuess = true
    findings.add(GuessedEncoding(isUTF16: guess != .windows1252))
  }
}
