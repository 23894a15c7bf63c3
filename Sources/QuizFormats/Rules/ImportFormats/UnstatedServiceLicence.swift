/// A trivia service's file doesn't name the licence of its questions.
///
/// The Open Trivia Database uses CC BY-SA 4.0, and The Trivia API uses CC BY-NC 4.0. Parlour doesn't add a licence by
/// itself, because the operator is responsible for it.
struct UnstatedServiceLicence: DiagnosticRule {
  static let id = "unstated-service-licence"
  static let severity = Diagnostic.Severity.warning
  static let why = "If you publish these questions, you must name their source and licence."

  let service: String
  let licence: String

  var message: String { "These questions have no licence; \(service) publishes its questions under \(licence)." }
  var help: String { "If they come from there, add --licence \(licence)." }
}
