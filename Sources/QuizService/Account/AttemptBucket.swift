internal import Crypto
internal import QuizEngine

/// What attempts are counted under: a keyed digest, so that neither names nor network addresses can be read in the store.
struct AttemptBucket: Hashable, Sendable {
  let bytes: [UInt8]

  private init(_ kind: String, _ subject: String, secret: ServerSecret) { bytes = secret.digest(kind, [subject]) }

  /// Guesses at an account's password by browsers that aren't known to it, whether there is such an account or not.
  static func account(_ folded: String, _ secret: ServerSecret) -> AttemptBucket {
    AttemptBucket("account", folded, secret: secret)
  }

  /// Guesses at an account's password by a browser that has signed in to it before.
  static func device(_ key: DeviceTokenDigest, _ secret: ServerSecret) -> AttemptBucket {
    AttemptBucket("device", key.bytes.hexadecimal, secret: secret)
  }

  /// Guesses at an account's password by a browser that is signed in.
  static func session(_ key: SessionTokenDigest, _ secret: ServerSecret) -> AttemptBucket {
    AttemptBucket("session", key.bytes.hexadecimal, secret: secret)
  }

  /// What is done from one network.
  static func network(_ kind: NetworkAttemptKind, _ network: ClientNetwork, _ secret: ServerSecret) -> AttemptBucket {
    AttemptBucket(kind.rawValue, network.digestInput, secret: secret)
  }
}

/// What only so much of may come from one network.
enum NetworkAttemptKind: String {
  /// Wrong passwords, whatever the account.
  case failedSignIns = "guesses"
  /// Wrong recovery codes. They have a count of their own: whoever can't sign in because of others' guesses can still
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
