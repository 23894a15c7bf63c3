/// What lists show of a draft.
public struct DraftSummary: Hashable, Sendable {
  /// What stands for an outcome where there is little room.
  public enum Face: Hashable, Sendable {
    case emoji(String)
    /// By its name in the draft.
    case picture(String)
  }

  /// How many outcomes have a face.
  public static let maxFaces = 6
  /// The length of an emoji in bytes of UTF-8. A longer text isn't one.
  static let emojiBytes = 64

  /// Empty if nothing was written.
  public let title: String
  /// The title's, as a tag; nil without a title.
  public let language: String?
  /// The first outcomes', in their order. Outcomes with neither picture nor emoji have none.
  public let faces: [Face]

  public init(title: String, language: String?, faces: [Face]) {
    self.title = title
    self.language = language
    self.faces = faces
  }
}

extension Draft {
  /// What lists show of the draft.
  public var summary: DraftSummary {
    let languages = quiz.items(.language).map { $0.id.name }
    let language = languages.first { if case .text(let title)? = quiz[.title, $0] { !title.isEmpty } else { false } }
    return DraftSummary(
      title: title, language: language,
      faces: Array(quiz.items(.outcome).compactMap { $0.face }.prefix(DraftSummary.maxFaces)))
  }
}

extension DraftItem {
  fileprivate var face: DraftSummary.Face? {
    if case .text(let name)? = self[.picture], !name.isEmpty { return .picture(name) }
    guard case .text(let emoji)? = self[.emoji], (1...DraftSummary.emojiBytes).contains(emoji.utf8.count) else {
      return nil
    }
    return .emoji(emoji)
  }
}
