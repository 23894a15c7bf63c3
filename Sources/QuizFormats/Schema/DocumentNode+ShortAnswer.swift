extension DocumentNode {
  /// The text and the outcome of an answer that has both without keys: `Once: coffee`, `Once -> coffee`; nil if it
  /// isn't written so.
  var shortAnswer: (text: String, outcome: String)? {
    switch content {
    case .mapping(let entries):
      guard entries.count == 1, let entry = entries.first, ObjectSchema.answer.field(entry.key) == nil else {
        return nil
      }
      return entry.value.text.map { (entry.key, $0.trimmed) }
    case .scalar(let text, _):
      for arrow in [" -> ", " => ", " → ", " | ", " = ", " — ", " – ", " - "] {
        let parts = text.split(separator: arrow).map { String($0).trimmed }
        if parts.count == 2 { return (parts[0], parts[1]) }
      }
      return nil
    case .list: return nil
    }
  }
}
