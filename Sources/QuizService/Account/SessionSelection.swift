/// Which of an account's sessions shall end.
public enum SessionSelection: Hashable, Sendable {
  /// The one of this handle; see ``SessionTokenDigest/handle``.
  case one(Token128)
  /// All but the player's own.
  case others
  case all
}
