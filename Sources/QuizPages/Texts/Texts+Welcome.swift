extension Texts {
  /// The texts for visitors of the daily game who aren't signed in.
  public struct Welcome: Sendable {
    /// The name of the game.
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
    /// On the game's card on the front page.
    public let teaser: String
    public let facts: String
    public let noGuests: Message
  }
}
