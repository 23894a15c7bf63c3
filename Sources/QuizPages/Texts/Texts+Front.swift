extension Texts {
  public struct Front: Sendable {
    public let title: String
    public let lead: String
    public let emptyTitle: String
    public let emptyText: String
    public let searchLabel: String
    public let search: String
    /// The search text and how many quizzes have it.
    public let found: @Sendable (_ count: Int, _ query: String) -> String
    public let foundNothing: @Sendable (_ query: String) -> String
    public let searchAnew: String
    /// The name of the pagination links.
    public let pages: String
    public let page: @Sendable (_ number: Int, _ count: Int) -> String
    public let earlier: String
    public let later: String
  }
}
