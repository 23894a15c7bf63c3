/// Lists and mappings are nested more than 32 levels deep.
///
/// A quiz needs seven levels at most.
struct NestingTooDeep: DiagnosticRule {
  static let id = "nesting-too-deep"
  static let why = "A quiz needs seven levels; so many are a slip, or meant to bring the program down."

  var limit = FileLimits.nestingDepth

  var message: String { "Values are nested here more than \(limit) levels deep." }
  var help: String { "Look for brackets that are opened and never closed." }
}
