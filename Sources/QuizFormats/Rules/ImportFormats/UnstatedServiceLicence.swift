/// A file of a trivia service doesn't say under which licence its questions are.
///
/// The Open Trivia Database gives its questions under CC BY-SA 4.0, The Trivia API under CC BY-NC 4.0. Whether that is
/// heeded is the operator's to decide, so that nothing is written down unasked.
struct UnstatedServiceLicence: DiagnosticRule {
  static let id = "unstated-service-licence"
  static let severity = Diagnostic.Severity.warning
  static let why = "Who shows these questions to others has to name where they come from and under which licence."

  let service: String
  let licence: String

  var message: String { "These questions carry no licence; \(service) gives its own under \(licence)." }
  var help: String { "If they come from there, say it: --licence \(licence)." }
}
