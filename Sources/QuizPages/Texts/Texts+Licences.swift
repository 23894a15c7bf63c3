extension Texts.Daily {
  /// The texts of the page with the questions' licences and sources.
  public struct Licences: Sendable {
    public let title: String
    public let text: String
    public let nothing: String
    /// The heading of questions without a licence.
    public let unnamed: String
    public let questions: @Sendable (_ count: Int) -> String
    public let work: @Sendable (_ title: String, _ count: Int) -> String
    public let others: @Sendable (_ count: Int) -> String
    /// The link to the licence's text.
    public let terms: String
  }
}
