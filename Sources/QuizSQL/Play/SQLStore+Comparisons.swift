public import QuizEngine
public import QuizService
public import StoreStatus

extension SQLStore {
  public func allowComparison(
    with play: PlayID, of player: AnonymousPlayerID, proposing token: Token128, at now: Timestamp
  ) async throws(StoreError) -> Token128? {
    let revisionCache = caches.revisions
    return try await write { db in
      try ComparisonRows(db: db, cache: revisionCache).allow(play, of: player, proposing: token, at: now)
    }
  }

  public func withdrawComparison(with play: PlayID, of player: AnonymousPlayerID) async throws(StoreError) {
    let revisionCache = caches.revisions
    try await write { db in try ComparisonRows(db: db, cache: revisionCache).withdraw(play, of: player) }
  }

  public func comparisonInvitation(of play: PlayID) async throws(StoreError) -> Token128? {
    try await readComparisons { try $0.invitation(of: play) }
  }

  public func play(invitingBy invitation: Token128) async throws(StoreError) -> PlayRecord? {
    try await readComparisons { try $0.play(of: invitation) }
  }

  public func play(inviting play: PlayID) async throws(StoreError) -> PlayRecord? {
    try await readComparisons { try $0.play(inviting: play) }
  }

  private func readComparisons<Value: Sendable>(
    _ work: @escaping @Sendable (ComparisonRows) throws -> Value
  ) async throws(StoreError) -> Value {
    let revisionCache = caches.revisions
    return try await read { db in try work(ComparisonRows(db: db, cache: revisionCache)) }
  }
}
