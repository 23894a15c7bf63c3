extension Texts {
  /// What the daily game says to whom it doesn't know yet.
  public struct Welcome: Sendable {
    /// Names the game.
    public let game: String
    public let title: String
    public let lead: String
    public let promises: String
    public let sameForAll: String
    public let streaks: String
    public let friends: String
    public let create: String
    public let signIn: String
    public let guest: String
    public let noMail: String
    /// On the front's card.
    public let teaser: String
    public let facts: String
    public let noGuests: Message
  }
}
