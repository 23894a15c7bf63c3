internal import Foundation
internal import QuizDatabase
internal import QuizEngine

/// Reads and writes the devices (browsers) that have signed in to an account.
struct DeviceRows {
  let db: any SQLConnection

  /// Whether any account knows a browser by this token.
  func isKnown(_ digest: DeviceTokenDigest) throws -> Bool {
    try db.first(DeviceQuery.deviceExists, [Data(digest.bytes)]) { _ in true } ?? false
  }

  /// The device that signed in last comes first.
  func all(of accountID: AccountID) throws -> [Device] {
    try db.all(DeviceQuery.devicesOfAccount, [accountID.number]) { row in
      try Device(
        tokenDigest: DeviceTokenDigest(bytes: [UInt8](row["token_digest"] as Data)),
        createdAt: Timestamp(milliseconds: row["created_at"]),
        lastSignInAt: Timestamp(milliseconds: row["last_sign_in_at"]))
    }
  }

  /// The devices that signed in recently enough, the latest first.
  func all(of accountID: AccountID, at now: Timestamp) throws -> [Device] {
    try all(of: accountID).filter { now - $0.lastSignInAt < Device.idleTimeout }
  }

  /// The first of a browser's device tokens that an account knows; nil if it knows none.
  ///
  /// - Parameter tokens: the tokens in the browser's cookie.
  func first(of tokens: [Token128], knownTo accountID: AccountID, at now: Timestamp) throws -> Token128? {
    guard !tokens.isEmpty else { return nil }
    let digests = Set(try all(of: accountID, at: now).map(\.tokenDigest))
    return tokens.first { digests.contains(DeviceTokenDigest(token: $0)) }
  }

  /// Records that a device signed in. Deletes the account's devices that are too old or too many. Does nothing without
  /// such an account.
  func remember(_ digest: DeviceTokenDigest, of accountID: AccountID, at now: Timestamp) throws {
    guard try db.first(AccountQuery.exists, [accountID.number], { _ in true }) != nil else { return }
    let others = try all(of: accountID).filter { $0.tokenDigest != digest }
    for (index, device) in others.enumerated()
    where index >= Device.maxCount - 1 || now - device.lastSignInAt >= Device.idleTimeout {
      try delete(device.tokenDigest)
    }
    try db.run(DeviceQuery.saveDevice, [Data(digest.bytes), accountID.number, now.milliseconds])
  }

  func deleteAll(of accountID: AccountID, except retained: [DeviceTokenDigest]) throws {
    for device in try all(of: accountID) where !retained.contains(device.tokenDigest) { try delete(device.tokenDigest) }
  }

  private func delete(_ digest: DeviceTokenDigest) throws { try db.run(DeviceQuery.deleteDevice, [Data(digest.bytes)]) }
}
