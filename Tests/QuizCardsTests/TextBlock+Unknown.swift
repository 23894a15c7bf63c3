import CPango

@testable import QuizCards

extension TextBlock {
  /// The number of characters that no font of the system has.
  var unknownLetters: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }
}
