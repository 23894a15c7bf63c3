internal import Crypto
public import QuizEngine

/// Identifies an invitation to a role: the SHA-256 of the token in its link, 32 bytes.
public struct RoleInvitationDigest: Hashable, Sendable {
  public let bytes: [UInt8]

  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// The digest of a token. Only the digest is stored.
  public init(token: Token128) { bytes = Array(SHA256.hash(data: Array("role invitation".utf8) + token.bytes)) }
}

/// An invitation that gives a role to the one account that uses it.
public struct RoleInvitation: Hashable, Sendable {
  /// How long an invitation is valid.
  public static let lifetime = TimeSpan.hours(24 * 7)
  /// How long the link is valid with which the first operator sets a house up.
  public static let setupLifetime = TimeSpan.hours(24)

  public let digest: RoleInvitationDigest
  public let role: Account.Role
  /// Nil for the command line and for a set-up link.
  public let inviter: AccountID?
  public let created: Timestamp
  public let expires: Timestamp

  public init(
    digest: RoleInvitationDigest, role: Account.Role, inviter: AccountID?, created: Timestamp, expires: Timestamp
  ) {
    self.digest = digest
    self.role = role
    self.inviter = inviter
    self.created = created
    self.expires = expires
  }
}
