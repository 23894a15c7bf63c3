public import QuizDrafts

/// The form in which databases and the studio's pages keep a draft and its changes: JSON that people can read.
///
/// The same draft always gives the same bytes. What is read keeps the limits of ``DraftLimits``, wherever it comes
/// from.
public enum DraftCodec {
  /// The version of the format that is written.
  public static let version = 1
  /// The length of a text that is read, in bytes of UTF-8. Everything in a draft fits, even if all of it is escaped.
  public static let maxBytes = 8_000_000
  /// How many operations a change has.
  public static let maxOperations = 10_000

  /// The whole draft.
  public static func encode(_ draft: Draft) -> String {
    JSONValue.object(["version": .integer(version), "quiz": draft.quiz.json]).text
  }

  /// The draft that ``encode(_:)-(Draft)`` wrote.
  public static func decode(_ text: String) throws(QuizDecodingError) -> Draft {
    let root = try root(of: text)
    let object = try root.object("version", "quiz")
    let quiz = try DraftItem(object.required("quiz"), id: .quiz)
    do throws(DraftError) { return try Draft(quiz) } catch { throw root.error("\(error)") }
  }

  /// A change.
  public static func encode(_ change: DraftChange) -> String {
    JSONValue.object([
      "version": .integer(version), "changes": .integer(change.version),
      "operations": .array(change.operations.map { $0.json }),
    ]).text
  }

  /// The change that ``encode(_:)-(DraftChange)`` or a page wrote. Whether a draft takes it, the draft says.
  public static func decodeChange(_ text: String) throws(QuizDecodingError) -> DraftChange {
    let object = try root(of: text).object("version", "changes", "operations")
    let operations = try object.required("operations")
    let items = try operations.items(minimum: 0)
    guard items.count <= maxOperations else { throw operations.error("has more than \(maxOperations) items") }
    var read: [DraftOperation] = []
    for item in items { read.append(try DraftOperation(item)) }
    return DraftChange(version: try object.required("changes").integer(in: 0...Int.max), operations: read)
  }

  private static func root(of text: String) throws(QuizDecodingError) -> StoredValue {
    guard text.utf8.count <= maxBytes else {
      throw .invalidValue(path: "", problem: "has more than \(maxBytes) bytes")
    }
    let root = StoredValue(try JSONReader.parse(text), path: "")
    guard case .object(let members) = root.json, let member = members.first(where: { $0.key == "version" }) else {
      throw root.error("has no version")
    }
    let version = try StoredValue(member.value, path: "version").integer(in: 1...Int.max)
    guard version == self.version else { throw .unsupportedVersion(version) }
    return root
  }
}
