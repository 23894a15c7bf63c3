/// An account's password and recovery code as they are stored: neither can be read.
package struct Credentials: Hashable, Sendable {
  /// A scrypt hash in the PHC string format: `$scrypt$ln=15,r=8,p=3$salt$hash`.
  package let passwordHash: String
  /// The SHA-256 digest of the recovery code, as `$sha256$digest`; nil once the code was used.
  package let recoveryCodeDigest: String?

  package init(passwordHash: String, recoveryCodeDigest: String?) {
    self.passwordHash = passwordHash
    self.recoveryCodeDigest = recoveryCodeDigest
  }
}

/// The account of a named player and its credentials.
struct AccountWithCredentials: Sendable {
  let account: Account
  let credentials: Credentials
}
