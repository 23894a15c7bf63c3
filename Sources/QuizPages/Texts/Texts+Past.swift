extension Texts {
  /// The texts of the pages about past rounds and days.
  struct Past: Sendable {
    let title: String
    /// The label of links to the list.
    let link: String
    /// How many rounds the list has, and how many of them are right.
    let summary: @Sendable (_ rounds: Int, _ right: Int) -> String
    /// The times of the correct answers, from Start.
    let times: @Sendable (_ best: String, _ median: String, _ average: String) -> String
    let result: String
    /// The choice that filters nothing.
    let any: String
    let right: String
    let wrong: String
    let unanswered: String
    let show: String
    let pages: String
    let newest: String
    let older: String
    /// A player who has finished no round.
    let none: Message
    /// No round fits the filter.
    let nothing: Message
    let showAll: String

    /// How many answers of a day that goes on were right.
    let soFar: @Sendable (_ correct: Int) -> String
    /// "Place 5 of 180".
    let standing: @Sendable (_ rank: Int, _ players: Int) -> String
    let notPlayed: String
    /// Today: some rounds aren't over.
    let openToday: Message
    /// An earlier date that the player didn't play, and that isn't over everywhere.
    let openElsewhere: Message
    /// A date without any question.
    let noQuestions: Message
  }
}
