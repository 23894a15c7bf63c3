/// A text that a correction replaced.
package struct TextChange: Hashable, Sendable {
  /// Empty if the text was added.
  package let former: String
  /// What took its place; empty if nothing did.
  package let present: String

  package init(former: String, present: String) {
    self.former = former
    self.present = present
  }
}
