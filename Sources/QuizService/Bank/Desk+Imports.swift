extension Desk {
  /// How many questions of an import are taken back together, so that nobody waits long for the bank.
  private static let undoStep = 250

  /// The files that were imported, the latest first.
  public func imports(limit: Int = 100) async throws(DeskRefusal) -> [ImportRecord] {
    try await keep { () throws(StoreError) in try await house.bank.imports(limit: limit) }
  }

  /// Takes back what an import added and changed, as far as nobody was or will be asked it. Interrupted, it can be run again.
  ///
  /// - Parameters:
  ///   - isDry: whether nothing is to be done, only told.
  ///   - rest: waits between two parts, so that others come to the bank too; it hears how long a part took.
  public func undo(
    _ number: ImportNumber, isDry: Bool, rest: (Duration) async -> Void = { _ in }
  ) async throws(DeskRefusal) -> (ImportRecord, ImportUndo) {
    let record = try await keep { () throws(StoreError) in try await house.bank.importRecord(number) }
    guard let record else { throw .noSuchImport(number, isUndone: false) }
    var sum = ImportUndo()
    var last: QuestionNumber?
    let now = house.surroundings.now()
    // First of all, so that an import that is still under way adds nothing behind our back.
    if !isDry { try await keep { () throws(StoreError) in try await house.bank.markUndone(number, at: now) } }
    while true {
      let (after, begun) = (last, ContinuousClock.now)
      let part = try await keep { () throws(StoreError) in
        try await house.bank.undo(number, after: after, limit: Self.undoStep, isDry: isDry, at: now)
      }
      sum = sum + part
      guard let end = part.last else { break }
      last = end
      if !isDry { await rest(ContinuousClock.now - begun) }
    }
    // One that was interrupted is finished by running it again.
    guard record.undone == nil || sum.isSomething else { throw .noSuchImport(number, isUndone: true) }
    return (record, sum)
  }
}
