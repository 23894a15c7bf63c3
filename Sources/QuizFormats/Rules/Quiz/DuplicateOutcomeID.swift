/// Two outcomes have the same id.
struct DuplicateOutcomeID: DiagnosticRule {
  static let id = "duplicate-outcome-id"
  static let why = "Answers name outcomes by their id; of two with the same, nobody could tell which is meant."

  let name: String
  let first: Int

  var message: String { "The outcome \(name.quoted) stands already in line \(first)." }
  var help: String { "Give this one another id, or take it out." }
}
