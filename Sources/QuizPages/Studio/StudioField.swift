public import QuizEngine

/// The names of the inputs that studio forms have besides the fields of a draft. None contains a full stop, so none is
/// the name of a field.
public enum StudioField {
  /// Identifies a form that is sent twice.
  public static let request = "request"
  /// The version of the draft that the page shows.
  public static let version = "version"
  /// What the pressed button does: an ``EditorAction``.
  public static let action = "action"
  /// The open card, to which the editor returns.
  public static let card = "card"
  /// The second language beside the first; empty for none.
  public static let secondLanguage = "lang"
  /// The tag of a language to add.
  public static let newLanguage = "new-language"
  /// What a new draft is made from: a ``DraftOrigin``.
  public static let origin = "from"
  /// The version that the history takes back.
  public static let restored = "restored"
  /// An uploaded file.
  public static let file = "file"
  /// The link to a preview that is revoked.
  public static let link = "link"
  /// The title that a deletion asks for.
  public static let title = "title"
  /// An operator's reason for taking a quiz off the site.
  public static let reason = "reason"
  /// Whether a published quiz is listed on the front page: `listed` or `unlisted`.
  public static let listing = "listing"
}

/// What a new draft is made from.
public enum DraftOrigin: Hashable, Sendable {
  case empty
  case example(Example)
  /// A quiz on offer.
  case copy(QuizID)
  /// A file that the form uploads.
  case file

  /// A quiz that shows how one is made.
  public enum Example: String, CaseIterable, Hashable, Sendable {
    /// Questions with buttons.
    case buttons
    /// Questions with sliders and switches.
    case sliders
    /// More questions than a play asks.
    case pool
    /// Every text in two languages.
    case languages
  }

  /// The value of the pressed button.
  public var value: String {
    switch self {
    case .empty: "empty"
    case .example(let example): "example:" + example.rawValue
    case .copy(let quiz): "copy:" + quiz.name
    case .file: "file"
    }
  }

  /// Reads the value of a button; nil if no button has it.
  public init?(_ value: String) {
    let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    guard parts.last?.isEmpty == false else { return nil }
    switch (parts.first, parts.count) {
    case ("empty", 1): self = .empty
    case ("file", 1): self = .file
    case ("copy", 2): self = .copy(QuizID(parts[1]))
    case ("example", 2):
      guard let example = Example(rawValue: parts[1]) else { return nil }
      self = .example(example)
    default: return nil
    }
  }
}

/// The formats in which a quiz can be downloaded.
public enum StudioFileFormat: String, CaseIterable, Hashable, Sendable {
  case yaml, json
}

/// Where a quiz of an author stands.
public enum StudioQuizState: Hashable, Sendable {
  /// Never published.
  case draft
  /// Players get what the draft says.
  case published(isListed: Bool)
  /// Players get an earlier version.
  case changed(isListed: Bool)
  /// - Parameter reason: the operator's, if one took it off the site.
  case unpublished(reason: String?)
}
