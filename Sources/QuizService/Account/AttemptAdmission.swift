internal import QuizDatabase
internal import QuizEngine

/// Admits an attempt if all its limits allow one more, and counts it.
struct AttemptAdmission: Sendable {
  /// Count the attempt.
  let counted: [AttemptLimit]
  /// Must allow the attempt too, but don't count it.
  let checked: [AttemptLimit]
  let attemptedAt: Timestamp

  /// Deletes expired counts, too. The transaction must be committed even if the attempt is refused: if a clock was set
  /// back, the stored counts are corrected.
  ///
  /// - Returns: the time from which an attempt is allowed; nil if this one is admitted.
  func run(in db: Transaction) throws -> Timestamp? {
    let rows = AttemptRows(db: db)
    try rows.deleteExpired(at: attemptedAt)
    var retryAt: Timestamp?
    var admitted: [(key: [UInt8], old: AttemptHistory?, new: AttemptHistory)] = []
    for limit in (counted + checked).inLockOrder {
      let isCounted = counted.contains(limit)
      let old = try rows.find(limit.key, locking: isCounted ? .exclusive : nil)
      switch limit.policy.decision(after: old, at: attemptedAt) {
      case .admitted(let new): if isCounted { admitted.append((limit.key, old, new)) }
      case .refused(let until, let corrected):
        retryAt = max(retryAt ?? until, until)
        if let corrected { try rows.update(corrected, of: limit.key) }
      }
    }
    if let retryAt { return retryAt }
    for (key, old, new) in admitted { try rows.replace(old, by: new, of: key) }
    return nil
  }
}
