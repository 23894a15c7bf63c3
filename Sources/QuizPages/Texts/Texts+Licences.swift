extension Texts.Daily {
  /// The texts of the page with the questions' licences and sources.
  struct Licences: Sendable {
    let title: String
    let text: String
    let nothing: String
    /// The heading of questions without a licence.
    let unnamed: String
    let questions: @Sendable (_ count: Int) -> String
    let work: @Sendable (_ title: String, _ count: Int) -> String
    let others: @Sendable (_ count: Int) -> String
    /// The link to the licence's text.
    let terms: String
  }
}
