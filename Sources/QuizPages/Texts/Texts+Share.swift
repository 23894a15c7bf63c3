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
    /// The message that a player sends, with what they say of their result and the quiz's title.
    let text: @Sendable (_ sentence: String, _ title: String) -> String
    /// What a player says of their result, without the mark at its end: the author's sentence in the first person, or
    /// "I got Mexico" if the language's rules don't know how to turn it round. In `reveal`, "{outcome}" stands for the
    /// name.
    let claim: @Sendable (_ reveal: String, _ name: String) -> String
    /// Ends a claim.
    let fullStop: String
    /// A claim with a question to the friend who reads it.
    let saidAndAsked: @Sendable (_ claim: String) -> String
    /// The alternative text of an outcome's card.
    let card: @Sendable (_ sentence: String, _ title: String) -> String
    /// The alternative text of a quiz's card.
    let quizCard: @Sendable (_ title: String) -> String
    /// The large text on the front page's card.
    let frontCard: String
    /// The large text on the daily game's card.
    let dailyCard: String
    /// The large text on the card of a day's result.
    let dayCard: @Sendable (_ correct: Int) -> String
    /// Below the window of the visitor, who hasn't played yet.
    let you: String
    /// The heading above an outcome's description, which speaks to the player.
    let descriptionHeading: String
    /// What a visitor with an invitation gets.
    let bothAtTheEnd: String
    /// The link to the quiz's introduction.
    let aboutQuiz: String
  }
}
