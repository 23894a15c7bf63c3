public import QuizEngine

/// The form in which databases keep a quiz: canonical JSON.
///
/// Revisions are compared by the digest of these bytes, so the same quiz always gives the same bytes. Later versions of
/// Parlour can read everything that was stored: the codec checks what the engine relies on, but none of the rules for
/// authors (`QuizFormats`), which change from version to version.
public enum QuizCodec {
  /// The version of the format that ``encode(_:)`` writes. Texts without the key `version` have version 1.
  public static let version = 1

  /// - Parameter quiz: one that keeps the rules stated at ``Quiz``; another one may not be readable.
  public static func encode(_ quiz: Quiz) -> String { QuizEncoderV1(quiz: quiz).json.text }

  /// The quiz that ``encode(_:)`` wrote, in this version of Parlour or an earlier one.
  public static func decode(_ text: String) throws(QuizDecodingError) -> Quiz {
    let root = StoredValue(try JSONReader.parse(text), path: "")
    switch try version(of: root) {
    case 1: return try QuizDecoderV1.quiz(root)
    case let other: throw .unsupportedVersion(other)
    }
  }

  private static func version(of root: StoredValue) throws(QuizDecodingError) -> Int {
    guard case .object(let members) = root.json, let member = members.first(where: { $0.key == "version" }) else {
      return 1
    }
    return try StoredValue(member.value, path: "version").integer(in: 1...Int.max)
  }
}
