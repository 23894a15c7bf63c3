extension Texts.Daily {
  /// Where the questions come from.
  public struct Licences: Sendable {
    public let title: String
    public let text: String
    public let nothing: String
    /// Heads the questions whose licence nobody named.
    public let unnamed: String
    public let questions: @Sendable (_ count: Int) -> String
    public let work: @Sendable (_ title: String, _ count: Int) -> String
    public let others: @Sendable (_ count: Int) -> String
    /// Leads to the licence's own text.
    public let terms: String
  }
}
