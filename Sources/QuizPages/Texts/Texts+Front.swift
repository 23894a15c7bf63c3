extension Texts {
  public struct Front: Sendable {
    public let title: String
    let lead: String
    let emptyTitle: String
    let emptyText: String
    /// The heading of the quizzes that this browser has played.
    let played: String
    /// In place of the lead, for a visitor who has played every quiz.
    let allPlayed: String
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
