/// The emoji of an outcome has more than 64 bytes.
///
/// Even a family of four with skin tones fits in 64 bytes; a text belongs in `name`.
struct EmojiTooLong: DiagnosticRule {
  static let id = "emoji-too-long"
  static let why = "It is shown as large as a picture, so there is room for one."

  let bytes: Int

  var message: String { "The emoji has \(bytes) bytes; there is room for \(FileLimits.emojiBytes)." }
  var help: String { "Write one emoji. Words belong under “name”." }
}
