extension Texts {
  public struct Front: Sendable {
    public let title: String
    public let lead: String
    public let emptyTitle: String
    public let emptyText: String
    public let searchLabel: String
    public let search: String
    /// What was looked for, and how many have it.
    public let found: @Sendable (_ count: Int, _ query: String) -> String
    public let foundNothing: @Sendable (_ query: String) -> String
    public let searchAnew: String
    /// Names the ways to the front's other pages.
    public let pages: String
    public let page: @Sendable (_ number: Int, _ count: Int) -> String
    public let earlier: String
    public let later: String
  }
}
