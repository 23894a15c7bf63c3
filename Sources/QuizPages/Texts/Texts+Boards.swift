extension Texts {
  /// The texts of the leaderboards.
  public struct Boards: Sendable {
    public let title: String
    /// The name of the links to the overall board and to the groups' boards.
    public let whose: String
    public let everyone: String
    /// The name of the links to the difficulties and to the week.
    public let which: String
    public let week: String
    public let dayBefore: String
    public let dayAfter: String
    public let weekBefore: String
    public let weekAfter: String

    public let rank: String
    public let player: String
    public let correct: String
    /// The heading for the time from Start to the answer, pauses included.
    public let elapsed: String
    public let you: String
    public let dayRule: String
    public let weekRule: String
    public let count: @Sendable (_ players: Int) -> String
    /// The player's own rank, and how many players are on the board.
    public let standing: @Sendable (_ rank: Int, _ count: Int) -> String
    public let noPlace: String
    /// Says that the player's rounds are left out, because an account had been deleted in the same browser.
    public let withheld: String
    /// The language in which the players on the board play.
    public let language: @Sendable (_ name: String) -> String

    public let empty: Message
    public let void: Message
    public let guest: Message
    public let personal: Message
    public let signUp: String
  }
}
