internal import QuizDrafts

/// An outcome's emoji is longer than 64 bytes.
///
/// Even a family of four with skin tones fits in 64 bytes. Text belongs in `name`.
struct EmojiTooLong: DiagnosticRule {
  static let id = "emoji-too-long"
  static let why = "The emoji is shown as large as a picture, so there is room for one."

  let bytes: Int

  var draftDiagnostic: DraftDiagnosticKind? { .emojiTooLong }
  var message: String { "The emoji has \(bytes) bytes; up to \(FileLimits.emojiBytes) are allowed." }
  var help: String { "Write one emoji. Put words under “name”." }
}
