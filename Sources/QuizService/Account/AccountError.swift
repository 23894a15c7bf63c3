public import QuizEngine

/// Why the house doesn't let somebody in, or leaves an account as it is. Nothing was changed.
public enum AccountError: Error, Hashable, Sendable {
  case nameTaken
  case password(PasswordError)
  /// The name and the password, or the name and the recovery code, don't belong together; never which of them is wrong.
  case invalidCredentials
  /// Too many attempts came before this one.
  case rateLimited(until: Timestamp)
  /// Too many passwords are being checked at the moment.
  case busy
  /// The operator has switched guests off.
  case guestsDisabled
  /// A guest has no password, and so no recovery code either.
  case isGuest
  /// There is no account of that name.
  case noSuchAccount
  case store(StoreError)
}

extension AccountError {
  init(_ error: AccountStoreError) {
    switch error {
    case .nameTaken: self = .nameTaken
    case .store(let error): self = .store(error)
    }
  }
}
