extension Texts {
  public struct Front: Sendable {
    public let title: String
    let lead: String
    let emptyTitle: String
    let emptyText: String
    let searchLabel: String
    let search: String
    /// The search text and how many quizzes have it.
    let found: @Sendable (_ count: Int, _ query: String) -> String
    let foundNothing: @Sendable (_ query: String) -> String
    let searchAnew: String
    /// The name of the pagination links.
    let pages: String
    public let page: @Sendable (_ number: Int, _ count: Int) -> String
    let earlier: String
    let later: String
  }
}
