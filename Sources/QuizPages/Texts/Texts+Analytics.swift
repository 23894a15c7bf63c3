extension Texts.Admin {
  /// The texts of the page with the questions' statistics.
  struct Analytics: Sendable {
    /// The page's title and its name in the admin navigation.
    let title: String
    let text: String
    let labels: String
    let discriminates: String
    let sortOrder: String
    let sortOrders: SortOrders
    let players: String
    let facility: String
    /// An interval in percent: "55–72%".
    let interval: @Sendable (_ low: Int, _ high: Int) -> String
    let median: String
    let discrimination: String
    let wrong: String
    /// How many questions have too few players for analytics.
    let tooFew: @Sendable (_ questions: Int, _ players: Int) -> String
    /// For a question whose difficulty looks wrong. The argument is a difficulty's name from ``Texts/Game``.
    let looks: @Sendable (_ difficulty: String) -> String
    /// A warning for a question with negative discrimination.
    let suspicious: String
    let pages: String
    let nothing: Texts.Message

    /// The sort orders of the questions.
    struct SortOrders: Sendable {
      let doubtful: String
      let latest: String
      let facility: String
      let players: String
      let time: String
      let discrimination: String
    }
  }
}
