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
  /// Of a file whose encoding is a guess.
  private let excerpt: String
  /// How many questions of any kind were met.
  private var met = 0

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
    try self.init(try BankInput(path: path, encoding: encoding), format: format, defaults: defaults)
  }

  init(_ file: BankInput, format: BankFormat?, defaults: BankDefaults) throws(BankOpeningError) {
    if let kind = ForeignFile.Kind(name: file.name, head: file.head) {
      throw BankOpeningError(ForeignFile(kind: kind), file: file.name)
    }
    guard let format = format ?? BankFormat.guess(name: file.name, head: file.shown, defaults: defaults) else {
      throw BankOpeningError(UnknownFormat(), file: file.name)
    }
    if let guess = file.feed.unclear, format != .moodle, format != .qti || file.isArchive {
      throw BankOpeningError(UnclearEncoding(guess), file: file.name)
    }
    self.format = format
    excerpt = file.feed.isGuess ? file.feed.excerpt : ""
    rows = try format.rows(file, defaults)
    builder = BankBuilder(format: format, defaults: defaults)
    findings = Findings(source: SourceText(name: file.name), most: BankFile.mostDiagnostics)
  }

  /// How large the file is, in bytes; 0 where nobody knows.
  public var size: Int64 { rows.size }

  /// How far it was read, in bytes.
  public var position: Int64 { rows.position }

  /// What there is more of than the batches tell, so far.
  public var untold: [UntoldFindings] { findings.untoldKinds }

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
    met += 1
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
    if met == 0, !findings.hasErrors { findings.add(NoQuestion()) }
  }

  private func tellGuess() {
    guard !toldGuess, let guess = rows.guess else { return }
    toldGuess = true
    findings.add(GuessedEncoding(name: guess.name, excerpt: excerpt))
  }
}
