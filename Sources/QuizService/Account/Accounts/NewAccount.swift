package import QuizEngine

/// An account to be made.
package struct NewAccount: Hashable, Sendable {
  /// Nil makes a guest.
  package let name: AccountName?
  /// Nil for a guest.
  package let credentials: Credentials?
  package let zone: IANATimeZone
  package let settings: AccountSettings
  package let createdAt: Timestamp

  package init(
    name: AccountName?, credentials: Credentials?, zone: IANATimeZone, settings: AccountSettings, createdAt: Timestamp
  ) {
    self.name = name
    self.credentials = credentials
    self.zone = zone
    self.settings = settings
    self.createdAt = createdAt
  }
}
