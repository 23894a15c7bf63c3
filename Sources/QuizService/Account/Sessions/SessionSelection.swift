/// Which of an account's sessions to end.
package enum SessionSelection: Hashable, Sendable {
  /// The session with this handle; see ``SessionTokenDigest/handle``.
  case one(Token128)
  /// All but the player's own.
  case others
  case all
}
