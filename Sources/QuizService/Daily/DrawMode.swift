/// Who gets which question.
public enum DrawMode: String, Hashable, Sendable {
  /// The same for everybody on a date.
  case shared
  /// Another for each player, never the same for one player twice. There are no boards then.
  case personal
}
