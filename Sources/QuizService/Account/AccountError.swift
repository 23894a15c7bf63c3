package import QuizEngine
package import StoreStatus

/// Why signing in, signing up or a change of an account failed. Nothing was changed but the counts of attempts; see
/// ``StoreError`` for one exception.
package enum AccountError: Error, Hashable, Sendable {
  case nameTaken
  case password(PasswordError)
  /// The name and the password, or the name and the recovery code, don't match. It doesn't say which is wrong.
  case invalidCredentials
  /// Too many attempts came before this one.
  case rateLimited(until: Timestamp)
  /// Too many passwords are being checked at the moment.
  case busy
  /// The server allows no guests; see ``GameSettings``.
  case guestsDisabled
  /// The form made a guest or started a session before, and can't any more. Another form can.
  case formUsed
  /// The account is a guest's, which has neither password nor recovery code.
  case isGuest
  /// The guest has become an account with a name and a password.
  case noLongerGuest
  /// The account was deleted since it was read, for example since its session or its password was checked.
  case accountDeleted
  /// There is no account of that name.
  case noSuchAccount
  /// The set-up link was used, has expired, or the house has an operator.
  case invalidSetupLink
  /// Only an operator may do this, and the account isn't one any more.
  case notOperator
  /// An operator can't change their own role.
  case ownRole
  /// A password couldn't be hashed, for lack of memory for example.
  case hashingFailed(detail: String)
  case store(StoreError)
}
