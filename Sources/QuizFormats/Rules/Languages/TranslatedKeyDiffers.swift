/// The right answer of a trivia question isn't the same in two languages.
///
/// It is another number, or in one language it is a wrong answer of the other one.
struct TranslatedKeyDiffers: DiagnosticRule {
  static let id = "translated-key-differs"
  static let why = "A question has one right answer, whatever language its player reads."

  let text: String
  let tag: String
  let primaryText: String
  let primaryTag: String

  var message: String { "The right answer is \(text.quoted) in \(tag), but \(primaryText.quoted) in \(primaryTag)." }
  var help: String { "Give the same answers in the same order in each language." }
}
