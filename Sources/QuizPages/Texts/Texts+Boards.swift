extension Texts {
  /// What stands around a leaderboard.
  public struct Boards: Sendable {
    public let title: String
    /// Names the choice between everybody's board and the groups'.
    public let whose: String
    public let everyone: String
    /// Names the choice between the difficulties and the week.
    public let which: String
    public let week: String
    public let dayBefore: String
    public let dayAfter: String
    public let weekBefore: String
    public let weekAfter: String

    public let rank: String
    public let player: String
    public let correct: String
    /// From Start to the answer, with all pauses.
    public let elapsed: String
    public let you: String
    public let dayRule: String
    public let weekRule: String
    public let count: @Sendable (_ players: Int) -> String
    /// The player's own place, and how many there are.
    public let standing: @Sendable (_ rank: Int, _ count: Int) -> String
    public let noPlace: String
    /// Where the player's own rounds of a date are left out, since an account had been deleted in their browser.
    public let withheld: String
    /// In which language those on the board play.
    public let language: @Sendable (_ name: String) -> String

    public let empty: Message
    public let void: Message
    public let guest: Message
    public let personal: Message
    public let signUp: String
  }
}
