extension Texts {
  /// The texts of the leaderboards.
  struct Boards: Sendable {
    let title: String
    /// The name of the menu with the overall board and the groups' boards.
    let whose: String
    let everyone: String
    /// The name of the links to the day and the week.
    let which: String
    /// The board of today; of another day it is ``day``.
    let today: String
    let day: String
    let week: String
    /// The board of all three questions of a day, beside those of each.
    let allQuestions: String
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
    let questionRule: String
    let weekRule: String
    let count: @Sendable (_ players: Int) -> String
    /// The player's own rank, and how many players are on the board.
    let standing: @Sendable (_ rank: Int, _ count: Int) -> String
    /// How many right answers, and their time.
    let result: @Sendable (_ correct: Int, _ time: String) -> String
    let noneRight: String
    let noRank: String
    let noRankOfDay: String
    /// Says that the player's rounds are left out, because an account had been deleted in the same browser.
    let withheld: String
    /// The language in which the players on the board play.
    let language: @Sendable (_ name: String) -> String

    let empty: Message
    let emptyDay: Message
    let void: Message
    let guest: Message
    let personal: Message
    let signUp: String

    /// How many right answers, and their time if there are any.
    func score(_ correct: Int, _ time: String) -> String { correct == 0 ? noneRight : result(correct, time) }
  }
}
