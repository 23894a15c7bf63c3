extension Texts {
  /// The texts of the leaderboards.
  struct Boards: Sendable {
    let title: String
    /// The name of the links to the overall board and to the groups' boards.
    let whose: String
    let everyone: String
    /// The name of the links to the difficulties and to the week.
    let which: String
    let week: String
    let dayBefore: String
    let dayAfter: String
    let weekBefore: String
    let weekAfter: String

    let rank: String
    let player: String
    let correct: String
    /// The heading for the time from Start to the answer, pauses included.
    let elapsed: String
    let you: String
    let dayRule: String
    let weekRule: String
    let count: @Sendable (_ players: Int) -> String
    /// The player's own rank, and how many players are on the board.
    let standing: @Sendable (_ rank: Int, _ count: Int) -> String
    let noRank: String
    /// Says that the player's rounds are left out, because an account had been deleted in the same browser.
    let withheld: String
    /// The language in which the players on the board play.
    let language: @Sendable (_ name: String) -> String

    let empty: Message
    let void: Message
    let guest: Message
    let personal: Message
    let signUp: String
  }
}
