public import QuizEngine

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
