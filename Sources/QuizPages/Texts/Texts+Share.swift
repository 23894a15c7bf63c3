extension Texts {
  /// The texts of shared results.
  public struct Share: Sendable {
    /// Language and country in the format of the Open Graph protocol: `en_US`.
    public let locale: String
    public let title: String
    public let note: String
    public let address: String
    public let share: String
    public let copied: String
    public let copyYourself: String
    /// The message that a player sends, with the outcome's name and the quiz's title.
    public let text: @Sendable (_ name: String, _ title: String) -> String
    /// The alternative text of an outcome's card.
    public let card: @Sendable (_ name: String, _ title: String) -> String
    /// The alternative text of a quiz's card.
    public let quizCard: @Sendable (_ title: String) -> String
    public let andYou: String
    public let toQuiz: String
  }
}
