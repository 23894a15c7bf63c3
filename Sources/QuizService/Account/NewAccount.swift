public import QuizEngine
public import StoreStatus

/// An account to be made.
public struct NewAccount: Hashable, Sendable {
  /// Nil makes a guest.
  public let name: AccountName?
  /// Nil for a guest.
  public let credentials: Credentials?
  public let zone: IANATimeZone
  public let settings: AccountSettings
  public let created: Timestamp

  public init(
    name: AccountName?, credentials: Credentials?, zone: IANATimeZone, settings: AccountSettings, created: Timestamp
  ) {
    self.name = name
    self.credentials = credentials
    self.zone = zone
    self.settings = settings
    self.created = created
  }
}

/// Why an account wasn't made. Nothing was changed.
public enum AccountStoreError: Error, Hashable, Sendable {
  case nameTaken
  /// The form made a guest before, whose session a copy of the form doesn't get any more.
  case formUsed
  case store(StoreError)
}
