extension Texts {
  /// The texts of shared results.
  struct Share: Sendable {
    /// Language and country in the format of the Open Graph protocol: `en_US`.
    let locale: String
    let note: String
    let address: String
    let share: String
    let copied: String
    let copyYourself: String
    /// The message that a player sends, with the outcome's name and the quiz's title.
    let text: @Sendable (_ name: String, _ title: String) -> String
    /// The alternative text of an outcome's card.
    let card: @Sendable (_ name: String, _ title: String) -> String
    /// The alternative text of a quiz's card.
    let quizCard: @Sendable (_ title: String) -> String
    /// The large text on the front page's card.
    let frontCard: String
    /// The large text on the daily game's card.
    let dailyCard: String
    /// The large text on the card of a day's result.
    let dayCard: @Sendable (_ correct: Int) -> String
    /// Above the outcome's name.
    let friendGot: String
    let andYou: String
    /// What a visitor with an invitation gets.
    let bothAtTheEnd: String
    /// The link to the quiz's introduction.
    let aboutQuiz: String
    let toQuiz: String
  }
}
