internal import Foundation
internal import QuizEngine
internal import QuizService

/// Reads and writes the browsers that accounts know, inside of a transaction or on a reader.
struct DeviceRows {
  let db: any SQLSession

  /// The latest used first.
  func all(of account: AccountID) throws -> [Device] {
    try db.all(AccountQuery.devices, [account.number]) { row in
      try Device(
        key: DeviceKey(digest: [UInt8](row[0] as Data)), created: Timestamp(milliseconds: row[1]),
        used: Timestamp(milliseconds: row[2]))
    }
  }

  /// Notes that a device signed in, and forgets those of the account that are too old or too many. An account that is gone
  /// meanwhile knows nothing.
  func remember(_ key: DeviceKey, of account: AccountID, at now: Timestamp) throws {
    guard try db.first(AccountQuery.isThere, [account.number], { _ in true }) != nil else { return }
    let others = try all(of: account).filter { $0.key != key }
    for (place, device) in others.enumerated()
    where place >= Device.greatestCount - 1 || now - device.used >= Device.rest { try forget(device.key) }
    try db.run(AccountQuery.useDevice, [Data(key.digest), account.number, now.milliseconds])
  }

  func forgetAll(of account: AccountID, except kept: [DeviceKey]) throws {
    for device in try all(of: account) where !kept.contains(device.key) { try forget(device.key) }
  }

  private func forget(_ key: DeviceKey) throws { try db.run(.forgetDevice, [Data(key.digest)]) }
}
