internal import Crypto
internal import CryptoExtras
internal import Foundation

/// A password as it is kept, in the PHC string format: `$scrypt$ln=15,r=8,p=3$salt$digest`, both in base 64 without
/// padding.
struct PasswordHash: Sendable {
  let cost: ScryptCost
  /// 16 random bytes. A password keeps them when it is hashed again at another cost.
  let salt: [UInt8]
  private let key: SymmetricKey

  /// Its time and memory depend on the cost; see ``HashingThreadPool``.
  ///
  /// - Parameters:
  ///   - password: at most ``TypedPassword/maxByteCount`` bytes, which callers check.
  ///   - salt: 16 random bytes.
  init(of password: TypedPassword, salt: [UInt8], cost: ScryptCost) throws {
    self.cost = cost
    self.salt = salt
    key = try Self.derive(password, salt: salt, cost: cost)
  }

  /// Reads what ``phcString`` wrote; nil for anything else.
  init?(phc: String) {
    let parts = phc.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0].isEmpty, parts[1] == "scrypt", let cost = ScryptCost(phc: parts[2]),
      let salt = Data(unpadded: parts[3]), let key = Data(unpadded: parts[4]), key.count == Self.length
    else { return nil }
    self.cost = cost
    self.salt = [UInt8](salt)
    self.key = SymmetricKey(data: key)
  }

  var phcString: String {
    let digest = key.withUnsafeBytes { Data($0) }
    return "$scrypt$ln=\(cost.logN),r=\(cost.r),p=\(cost.p)$\(Data(salt).unpadded)$\(digest.unpadded)"
  }

  /// Takes as long as making it did, and says nothing about how much was right: the comparison takes constant time.
  func matches(_ password: TypedPassword) throws -> Bool {
    try key == Self.derive(password, salt: salt, cost: cost)
  }

  /// The stored text for which no password is correct: of an account that must be recovered first.
  static let unusable = "*"

  private static let length = 32

  private static func derive(_ password: TypedPassword, salt: [UInt8], cost: ScryptCost) throws -> SymmetricKey {
    try KDF.Scrypt.deriveKey(
      from: password.bytes, salt: salt, outputByteCount: length, rounds: 1 << cost.logN, blockSize: cost.r,
      parallelism: cost.p)
  }
}

extension ScryptCost {
  /// Reads `ln=15,r=8,p=3`.
  fileprivate init?(phc: some StringProtocol) {
    let values = zip(phc.split(separator: ",", omittingEmptySubsequences: false), ["ln=", "r=", "p="])
      .compactMap { part, name in part.hasPrefix(name) ? Int(part.dropFirst(name.count)) : nil }
    guard values.count == 3 else { return nil }
    self.init(logN: values[0], r: values[1], p: values[2])
  }
}

extension Data {
  var unpadded: String { base64EncodedString().filter { $0 != "=" } }

  init?(unpadded text: some StringProtocol) {
    self.init(base64Encoded: text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4))
  }
}
