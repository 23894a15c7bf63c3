/// An account's password and recovery code, as digests in the PHC string format (`$scrypt$ln=15,r=8,p=3$salt$digest`).
public struct Credentials: Hashable, Sendable {
  public let passwordHash: String
  /// The digest of the recovery code; nil once the code was used.
  public let recoveryCodeDigest: String?

  public init(passwordHash: String, recoveryCodeDigest: String?) {
    self.passwordHash = passwordHash
    self.recoveryCodeDigest = recoveryCodeDigest
  }
}
