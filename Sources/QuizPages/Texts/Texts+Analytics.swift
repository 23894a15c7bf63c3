extension Texts.Admin {
  /// The texts of the page with the questions' statistics.
  public struct Analytics: Sendable {
    /// The page's title and its name in the admin navigation.
    public let title: String
    public let text: String
    public let labels: String
    public let discriminates: String
    public let sortOrder: String
    public let sortOrders: SortOrders
    public let players: String
    public let right: String
    /// An interval in percent: "55–72%".
    public let interval: @Sendable (_ low: Int, _ high: Int) -> String
    public let median: String
    public let discrimination: String
    public let wrong: String
    public let tooFew: @Sendable (_ players: Int) -> String
    /// For a question whose difficulty looks wrong. The argument is a difficulty's name from ``Texts/Game``.
    public let looks: @Sendable (_ difficulty: String) -> String
    public let pages: String
    public let nothing: Texts.Message

    /// The sort orders of the questions.
    public struct SortOrders: Sendable {
      public let doubtful: String
      public let latest: String
      public let right: String
      public let players: String
      public let time: String
      public let discrimination: String
    }
  }
}
