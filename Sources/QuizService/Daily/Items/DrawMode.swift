/// Which players get the same question.
package enum DrawMode: String, Hashable, Sendable {
  /// All players get the same question on a date.
  case shared
  /// Each player gets a different question, and never the same one twice. There are no boards then.
  case personal
}
