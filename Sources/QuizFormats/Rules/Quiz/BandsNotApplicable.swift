/// A question without a slider has `bands`.
struct BandsNotApplicable: DiagnosticRule {
  static let id = "bands-not-applicable"
  static let why = "Bands divide a slider among answers; only ranged questions have a slider."

  let kind: String

  var message: String { "A \(kind) question can't have “bands”." }
  var help: String { "Remove “bands”, or write “kind: ranged”." }
}
