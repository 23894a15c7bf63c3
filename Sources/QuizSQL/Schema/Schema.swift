/// The tables, as the steps that lead to them. Steps are never changed once released: a change of the schema is a new step.
public enum Schema {
  public struct Step: Sendable {
    public let name: String
    public let sql: String
  }

  public static let steps = [
    Step(name: "1 library", sql: librarySQL), Step(name: "2 plays", sql: playsSQL),
    Step(name: "3 accounts", sql: accountsSQL), Step(name: "4 daily", sql: dailySQL),
  ]
}
