/// A text is empty or holds only blanks.
struct EmptyText: Rule {
  static let id = "empty-text"
  static let why = "Players would see an empty place."

  let slot: Slot

  var message: String { "The text \(slot) is empty." }
  var help: String { "Write something that players can read." }
}
