internal import Crypto
package import QuizEngine

/// Identifies an invitation to a role: the SHA-256 of the token in its link, 32 bytes.
package struct RoleInvitationDigest: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// The digest of a token. Only the digest is stored.
  package init(token: Token128) { bytes = Array(SHA256.hash(data: Array("role invitation".utf8) + token.bytes)) }
}

/// An invitation that gives a role to the one account that uses it.
package struct RoleInvitation: Hashable, Sendable {
  /// How long an invitation is valid.
  package static let lifetime = TimeSpan.hours(24 * 7)
  /// How long the link is valid with which the first operator sets a house up.
  package static let setupLifetime = TimeSpan.hours(24)

  package let digest: RoleInvitationDigest
  package let role: Account.Role
  /// Nil for a set-up link.
  package let inviterID: AccountID?
  package let createdAt: Timestamp
  package let expiresAt: Timestamp

  /// Whether it makes the first operator of a house.
  var isSetupLink: Bool { role == .operator && inviterID == nil }

  package init(
    digest: RoleInvitationDigest, role: Account.Role, inviterID: AccountID?, createdAt: Timestamp, expiresAt: Timestamp
  ) {
    self.digest = digest
    self.role = role
    self.inviterID = inviterID
    self.createdAt = createdAt
    self.expiresAt = expiresAt
  }
}
