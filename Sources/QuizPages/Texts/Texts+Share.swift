extension Texts {
  /// What goes with a result that is shared.
  public struct Share: Sendable {
    /// Language and country as the Open Graph protocol wants them: `en_US`.
    public let locale: String
    public let title: String
    public let note: String
    public let address: String
    public let share: String
    public let copied: String
    public let copyYourself: String
    /// What a player sends: their outcome's name and the quiz's title.
    public let text: @Sendable (_ name: String, _ title: String) -> String
    /// Describes an outcome's card to those who don't see it.
    public let card: @Sendable (_ name: String, _ title: String) -> String
    /// Describes a quiz's card.
    public let quizCard: @Sendable (_ title: String) -> String
    public let andYou: String
    public let toQuiz: String
  }
}
