extension AdminService {
  /// How many questions of an import are taken back together, so that nobody waits long for the bank.
  private static let undoBatchSize = 250

  /// The files that were imported, the latest first.
  public func imports(limit: Int = 100) async throws(AdminError) -> [ImportRecord] {
    try await mapError(AdminError.store) { () throws(StoreError) in try await bankStore.imports(limit: limit) }
  }

  /// Takes back what an import added and changed, as far as nobody was or will be asked it. Interrupted, it can be run again.
  ///
  /// - Parameters:
  ///   - isDry: whether nothing is to be done, only told.
  ///   - rest: waits between two parts, so that others come to the bank too; it hears how long a part took.
  public func undoImport(
    _ number: ImportID, isDryRun: Bool, pause: (Duration) async -> Void = { _ in }
  ) async throws(AdminError) -> (ImportRecord, ImportUndoResult) {
    let record = try await mapError(AdminError.store) { () throws(StoreError) in
      try await bankStore.importRecord(number)
    }
    guard let record else { throw .noSuchImport(number, isUndone: false) }
    var total = ImportUndoResult()
    var last: BankQuestionID?
    let now = dependencies.now()
    // First of all, so that an import that is still under way adds nothing behind our back.
    if !isDryRun {
      try await mapError(AdminError.store) { () throws(StoreError) in
        try await bankStore.markImportUndone(number, at: now)
      }
    }
    while true {
      let (after, begun) = (last, ContinuousClock.now)
      let part = try await mapError(AdminError.store) { () throws(StoreError) in
        try await bankStore.undoImport(number, after: after, limit: Self.undoBatchSize, isDryRun: isDryRun, at: now)
      }
      total = total + part
      guard let end = part.lastQuestion else { break }
      last = end
      if !isDryRun { await pause(ContinuousClock.now - begun) }
    }
    // One that was interrupted is finished by running it again.
    guard record.undone == nil || total.hasChanges else { throw .noSuchImport(number, isUndone: true) }
    return (record, total)
  }
}
