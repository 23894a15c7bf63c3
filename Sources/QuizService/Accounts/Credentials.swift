/// What an account proves itself by: digests only, each as text in the PHC string format
/// (`$scrypt$ln=15,r=8,p=3$salt$digest`).
public struct Credentials: Hashable, Sendable {
  public let password: String
  /// Of the recovery code that was shown once; nil once it was used.
  public let recovery: String?

  public init(password: String, recovery: String?) {
    self.password = password
    self.recovery = recovery
  }
}
