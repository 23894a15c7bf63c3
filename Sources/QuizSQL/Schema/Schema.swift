/// The tables, as the steps that lead to them. Steps are never changed once released: a change of the schema is a new step.
public enum Schema {
  public struct Migration: Sendable {
    public let name: String
    /// One after the other, without the semicolon at their ends.
    public let statements: [String]
  }

  public static func migrations(in dialect: SQLDialect) -> [Migration] {
    [
      Migration(name: "1 library", statements: library(dialect)),
      Migration(name: "2 plays", statements: plays(dialect)),
      Migration(name: "3 accounts", statements: accounts(dialect)),
      Migration(
        name: "4 daily", statements: bank(dialect) + schedule(dialect) + rounds(dialect) + groupsAndReports(dialect)),
      Migration(name: "5 crowds", statements: concurrentServers(dialect)),
      Migration(name: "6 starts and turns", statements: starts(dialect) + mutexCounters(dialect)),
      Migration(name: "7 devices", statements: devices(dialect)),
      Migration(name: "8 sessions", statements: sessionDevices(dialect)),
      Migration(name: "9 fairness", statements: fairness(dialect)),
      Migration(name: "10 imports", statements: imports(dialect)),
    ]
  }
}
