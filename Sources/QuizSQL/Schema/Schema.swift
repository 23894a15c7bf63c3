/// The tables, as the steps that lead to them. Steps are never changed once released: a change of the schema is a new step.
public enum Schema {
  public struct Step: Sendable {
    public let name: String
    /// One after the other, without the semicolon at their ends.
    public let statements: [String]
  }

  public static func steps(in dialect: Dialect) -> [Step] {
    [
      Step(name: "1 library", statements: library(dialect)),
      Step(name: "2 plays", statements: plays(dialect)),
      Step(name: "3 accounts", statements: accounts(dialect)),
      Step(
        name: "4 daily", statements: bank(dialect) + schedule(dialect) + rounds(dialect) + company(dialect)),
      Step(name: "5 crowds", statements: crowds(dialect)),
      Step(name: "6 starts and turns", statements: starts(dialect) + turns(dialect)),
      Step(name: "7 devices", statements: devices(dialect)),
      Step(name: "8 sessions", statements: sessionDevices(dialect)),
      Step(name: "9 fairness", statements: fairness(dialect)),
      Step(name: "10 imports", statements: imports(dialect)),
    ]
  }
}
