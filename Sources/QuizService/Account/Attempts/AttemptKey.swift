internal import Crypto
internal import QuizEngine

/// The key that attempts are counted under: what is protected, such as an account's password, or who attempts it. It is
/// a keyed digest, so that the store shows neither names nor network addresses.
package struct AttemptKey: Hashable, Sendable {
  let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  private init(_ kind: String, _ subject: String, secret: HouseSecret) { bytes = secret.digest(kind, [subject]) }

  /// Wrong passwords for an account by browsers that it doesn't know, whether the account exists or not.
  static func account(_ folded: String, _ secret: HouseSecret) -> AttemptKey {
    AttemptKey("account", folded, secret: secret)
  }

  /// Wrong passwords for an account by a browser that it knows.
  static func knownBrowser(_ digest: KnownBrowserDigest, _ secret: HouseSecret) -> AttemptKey {
    // "device" must not change: stored keys are made of it.
    AttemptKey("device", digest.bytes.hexadecimal, secret: secret)
  }

  /// Wrong passwords for an account by a browser that is signed in.
  static func session(_ digest: SessionTokenDigest, _ secret: HouseSecret) -> AttemptKey {
    AttemptKey("session", digest.bytes.hexadecimal, secret: secret)
  }

  /// Attempts of one kind from one network.
  static func network(
    _ network: ClientNetwork, kind: NetworkAttemptKind, secret: HouseSecret
  ) -> AttemptKey {
    AttemptKey(kind.rawValue, network.digestInput, secret: secret)
  }
}

/// The kinds of attempts that are limited for each network. Raw values are part of stored keys.
enum NetworkAttemptKind: String {
  /// Wrong passwords for any account.
  case failedSignIns = "guesses"
  /// Wrong recovery codes. They are counted separately: a player who can't sign in because of others' guesses can still
  /// use the code.
  case failedRecoveries = "recoveries"
  /// New accounts and guests.
  case signUps = "arrivals"
}

extension Sequence<UInt8> {
  fileprivate var hexadecimal: String {
    map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
