/// Lists and mappings are nested more than 32 levels deep.
///
/// A quiz needs at most seven levels.
struct NestingTooDeep: DiagnosticRule {
  static let id = "nesting-too-deep"
  static let why = "A quiz needs seven levels; more are a mistake or an attack."

  var limit = FileLimits.nestingDepth

  var message: String { "Values are nested more than \(limit) levels deep here." }
  var help: String { "Check for brackets that are never closed." }
}
