public import QuizDrafts
public import QuizEngine

/// Identifies a draft in its address: 128 random bits.
public struct DraftID: Hashable, Sendable {
  public let token: Token128

  public init(_ token: Token128) { self.token = token }
}

/// A draft as it is stored, with who may change it.
public struct DraftRecord: Hashable, Sendable {
  /// The most drafts that an account owns.
  public static let maximumCount = 500
  /// The most editors of a draft beside its owner.
  public static let maximumEditors = 20

  public let id: DraftID
  public let owner: AccountID
  /// Who may change it beside its owner, the first added first.
  public let editors: [AccountID]
  public let created: Timestamp
  public let changed: Timestamp
  /// How often it was changed.
  public let version: Int
  public let draft: Draft

  public init(
    id: DraftID, owner: AccountID, editors: [AccountID], created: Timestamp, changed: Timestamp, version: Int,
    draft: Draft
  ) {
    self.id = id
    self.owner = owner
    self.editors = editors
    self.created = created
    self.changed = changed
    self.version = version
    self.draft = draft
  }

  /// Whether an account may change it.
  public func isEditable(by account: AccountID) -> Bool { owner == account || editors.contains(account) }
}

/// A draft to be made.
public struct NewDraft: Hashable, Sendable {
  /// Chosen by the caller; the same draft made again is the same one.
  public let id: DraftID
  public let owner: AccountID
  public let draft: Draft
  public let created: Timestamp

  public init(id: DraftID, owner: AccountID, draft: Draft, created: Timestamp) {
    self.id = id
    self.owner = owner
    self.draft = draft
    self.created = created
  }
}

/// A draft in the list of its author's drafts.
public struct DraftSummary: Hashable, Sendable {
  public let id: DraftID
  public let owner: AccountID
  /// Its title in its first language, shortened; empty if it has none.
  public let title: String
  public let created: Timestamp
  public let changed: Timestamp
  public let version: Int
  /// Nil if it was never published.
  public let publication: DraftPublication?
  /// The version that was published last; nil if none was.
  public let publishedVersion: Int?

  public init(
    id: DraftID, owner: AccountID, title: String, created: Timestamp, changed: Timestamp, version: Int,
    publication: DraftPublication?, publishedVersion: Int?
  ) {
    self.id = id
    self.owner = owner
    self.title = title
    self.created = created
    self.changed = changed
    self.version = version
    self.publication = publication
    self.publishedVersion = publishedVersion
  }
}
