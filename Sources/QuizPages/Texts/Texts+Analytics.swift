extension Texts.Admin {
  /// How the questions fare.
  public struct Analytics: Sendable {
    /// Names the page among the desk's.
    public let title: String
    public let text: String
    public let labels: String
    public let discriminates: String
    public let sortOrder: String
    public let sortOrders: SortOrders
    public let players: String
    public let right: String
    /// The ends of an interval in percent: "55–72%".
    public let interval: @Sendable (_ low: Int, _ high: Int) -> String
    public let median: String
    public let discrimination: String
    public let wrong: String
    public let tooFew: @Sendable (_ players: Int) -> String
    /// On a question whose label looks wrong; names a difficulty as ``Texts/Game`` does.
    public let looks: @Sendable (_ difficulty: String) -> String
    public let pages: String
    public let nothing: Texts.Message

    /// What the questions can be ordered by.
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
