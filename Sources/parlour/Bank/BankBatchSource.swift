import QuizFormats

/// Reads a bank file on another thread, so that the caller can do something else meanwhile.
actor BankBatchSource {
  /// A batch, and the share of the file that was read after it; nil if the file's size is unknown.
  typealias Reading = (batch: BankBatch, share: Double?)

  private let reader: BankReader

  init(_ reader: sending BankReader) { self.reader = reader }

  /// Begins to read the next questions. Await them before the next call: two readings may begin in any order.
  ///
  /// - Returns: nil at the end of the file.
  nonisolated func read(atMost count: Int) -> Task<Reading?, Never> { Task { await next(atMost: count) } }

  private func next(atMost count: Int) -> Reading? {
    guard let batch = reader.next(atMost: count) else { return nil }
    return (batch, reader.size > 0 ? min(1, Double(reader.position) / Double(reader.size)) : nil)
  }

  /// What is known of the file after the last batch.
  var end: (assignments: [ColumnAssignment], omittedDiagnostics: [OmittedDiagnostics], isUnreadable: Bool) {
    (reader.assignments, reader.omittedDiagnostics, reader.isUnreadable)
  }
}
