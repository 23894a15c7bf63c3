internal import Foundation
internal import QuizDatabase
internal import QuizEngine

/// Reads and writes invitations to compare plays.
struct ComparisonRows<Connection: SQLReader> {
  let db: Connection
  let plays: PlayRows<Connection>

  init(db: Connection, cache revisionCache: RevisionCache) {
    self.db = db
    plays = PlayRows(db: db, cache: revisionCache)
  }

  func invitation(of playID: PlayID) throws -> Token128? {
    try db.first(PlayStatement.invitation, [playID]) { Token128(bytes: try $0[0] as Data) }
      .flatMap(\.self)
  }

  /// A browser's plays that others may compare theirs with, and since when.
  func agreed(by owner: PlayOwner) throws -> [PlayID: Timestamp] {
    let rows = try db.all(PlayStatement.invitationsOfBrowser, [owner]) { row in
      (token: Token128(bytes: try row["public_id"] as Data), at: try row["created_at"] as Timestamp)
    }
    return rows.reduce(into: [:]) { agreed, row in
      if let token = row.token { agreed[PlayID(token)] = row.at }
    }
  }

  func play(of invitation: Token128) throws -> PlayRecord? {
    try plays.first(.playOfInvitation, [invitation])
  }

  func play(inviting playID: PlayID) throws -> PlayRecord? {
    try plays.first(.invitingPlay, [playID])
  }
}

extension ComparisonRows where Connection == Transaction {
  func allow(
    _ playID: PlayID, of owner: PlayOwner, proposing token: Token128, at now: Timestamp
  ) throws -> Token128? {
    try db.run(PlayStatement.addInvitation, [playID, owner, token, now])
    guard try plays.find(playID)?.record.owner == owner else { return nil }
    return try invitation(of: playID)
  }

  func withdraw(_ playID: PlayID, of owner: PlayOwner) throws {
    try db.run(PlayStatement.deleteInvitation, [playID, owner])
  }

  /// Does nothing if there is no such invitation.
  func accept(_ invitation: Token128, for playID: PlayID) throws {
    try db.run(PlayStatement.acceptInvitation, [playID, invitation])
  }
}
