/// What an account proves itself by: digests only, each as text in the PHC string format
/// (`$scrypt$ln=15,r=8,p=3$salt$digest`).
public struct Credentials: Hashable, Sendable {
  public let passwordHash: String
  /// Of the recovery code that was shown once; nil once it was used.
  public let recoveryCodeDigest: String?

  public init(passwordHash: String, recoveryCodeDigest: String?) {
    self.passwordHash = passwordHash
    self.recoveryCodeDigest = recoveryCodeDigest
  }
}
