extension Texts {
  /// The texts for visitors of the daily game who aren't signed in.
  public struct Welcome: Sendable {
    let title: String
    let lead: String
    let promises: String
    let sameForAll: String
    let streaks: String
    let friends: String
    let create: String
    let signIn: String
    let guest: String
    let noMail: String
    /// On the game's card on the front page.
    let teaser: String
    let facts: String
    /// A house that doesn't allow guests.
    public let noGuests: Message
  }
}
