internal import Foundation
internal import QuizDatabase
internal import QuizEngine

/// Reads and writes the devices (browsers) that have signed in to an account. Reads also work outside a transaction.
struct DeviceRows {
  let db: any SQLConnection

  /// Whether any account knows a browser by this token.
  func isKnown(_ digest: DeviceTokenDigest) throws -> Bool {
    try db.first(AccountQuery.deviceExists, [Data(digest.bytes)]) { _ in true } ?? false
  }

  /// The device that signed in last comes first.
  func all(of account: AccountID) throws -> [Device] {
    try db.all(AccountQuery.devices, [account.number]) { row in
      try Device(
        tokenDigest: DeviceTokenDigest(bytes: [UInt8](row["token_digest"] as Data)),
        created: Timestamp(milliseconds: row["created_at"]),
        lastUsed: Timestamp(milliseconds: row["last_sign_in_at"]))
    }
  }

  /// The devices that signed in recently enough, the latest first.
  func all(of account: AccountID, at now: Timestamp) throws -> [Device] {
    try all(of: account).filter { now - $0.lastUsed < Device.idleTimeout }
  }

  /// Records that a device signed in. Deletes the account's devices that are too old or too many. Does nothing without
  /// such an account.
  func remember(_ digest: DeviceTokenDigest, of account: AccountID, at now: Timestamp) throws {
    guard try db.first(AccountQuery.exists, [account.number], { _ in true }) != nil else { return }
    let others = try all(of: account).filter { $0.tokenDigest != digest }
    for (index, device) in others.enumerated()
    where index >= Device.maximumCount - 1 || now - device.lastUsed >= Device.idleTimeout {
      try delete(device.tokenDigest)
    }
    try db.run(AccountQuery.upsertDevice, [Data(digest.bytes), account.number, now.milliseconds])
  }

  func deleteAll(of account: AccountID, except retained: [DeviceTokenDigest]) throws {
    for device in try all(of: account) where !retained.contains(device.tokenDigest) { try delete(device.tokenDigest) }
  }

  private func delete(_ digest: DeviceTokenDigest) throws { try db.run(.deleteDevice, [Data(digest.bytes)]) }
}
