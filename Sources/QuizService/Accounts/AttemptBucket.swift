internal import Crypto
internal import QuizEngine

/// What attempts are counted under: a keyed digest, so that neither names nor network addresses can be read in the store.
struct AttemptBucket: Hashable, Sendable {
  let bytes: [UInt8]

  private init(_ kind: String, _ subject: String, secret: HouseSecret) { bytes = secret.digest(kind, [subject]) }

  /// Guesses at an account's password, whether there is such an account or not.
  static func account(_ fold: String, _ secret: HouseSecret) -> AttemptBucket {
    AttemptBucket("account", fold, secret: secret)
  }

  /// Guesses from one network address.
  static func guesses(from origin: String, _ secret: HouseSecret) -> AttemptBucket {
    AttemptBucket("guesses", origin, secret: secret)
  }

  /// Accounts and guests made from one network address.
  static func arrivals(from origin: String, _ secret: HouseSecret) -> AttemptBucket {
    AttemptBucket("arrivals", origin, secret: secret)
  }
}

extension AttemptLimit {
  /// For guesses from one network address, whatever the account: a school fits in.
  static let guesses = AttemptLimit(
    free: 60, first: .seconds(1), longest: .minutes(1), most: 10_000, rest: .minutes(10))

  /// For new accounts and guests from one network address.
  static let arrivals = AttemptLimit(free: 60, first: .seconds(2), longest: .minutes(5), most: 2000, rest: .hours(1))
}
