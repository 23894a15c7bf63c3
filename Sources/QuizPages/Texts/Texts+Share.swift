extension Texts {
  /// The texts of shared results.
  struct Share: Sendable {
    /// Language and country in the format of the Open Graph protocol: `en_US`.
    let locale: String
    let title: String
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
    let andYou: String
    let toQuiz: String
  }
}
