package import QuizDrafts
package import QuizEngine

/// Identifies a draft in its address: 128 random bits.
package struct DraftID: Hashable, Sendable {
  package let token: Token128

  package init(_ token: Token128) { self.token = token }
}

/// A draft as it is stored, with its owner and editors.
package struct DraftRecord: Hashable, Sendable {
  /// The most drafts that an account owns.
  package static let maxCount = 500
  /// How much an account's drafts store with their histories and revisions, in bytes.
  package static let maxStoredBytes = 100_000_000
  /// The most editors of a draft beside its owner.
  package static let maxEditors = 20

  package let id: DraftID
  package let ownerID: AccountID
  /// The accounts that may change it beside its owner, the first added first.
  package let editorIDs: [AccountID]
  package let createdAt: Timestamp
  package let changedAt: Timestamp
  /// How often it was changed.
  package let version: Int
  package let draft: Draft

  package init(
    id: DraftID, ownerID: AccountID, editorIDs: [AccountID], createdAt: Timestamp, changedAt: Timestamp, version: Int,
    draft: Draft
  ) {
    self.id = id
    self.ownerID = ownerID
    self.editorIDs = editorIDs
    self.createdAt = createdAt
    self.changedAt = changedAt
    self.version = version
    self.draft = draft
  }

  /// Whether an account may change it.
  package func isEditable(by accountID: AccountID) -> Bool { ownerID == accountID || editorIDs.contains(accountID) }
}

/// A draft to be made.
package struct NewDraft: Hashable, Sendable {
  /// Chosen by the caller; the same draft made again is the same one.
  package let id: DraftID
  package let ownerID: AccountID
  package let draft: Draft
  package let createdAt: Timestamp

  package init(id: DraftID, ownerID: AccountID, draft: Draft, createdAt: Timestamp) {
    self.id = id
    self.ownerID = ownerID
    self.draft = draft
    self.createdAt = createdAt
  }
}

/// A page of a list of drafts.
package struct DraftListPage: Hashable, Sendable {
  /// From 1.
  package let number: Int
  /// How many drafts a page has.
  package let size: Int

  package init(number: Int, size: Int) {
    self.number = number
    self.size = size
  }

  /// How many drafts the pages before it have.
  var offset: Int { (number - 1) * size }
}

/// A page of drafts, and how many drafts all pages have.
package struct DraftList: Hashable, Sendable {
  package let entries: [DraftListEntry]
  package let count: Int
}

/// A draft in a list.
package struct DraftListEntry: Hashable, Sendable {
  package let id: DraftID
  package let ownerID: AccountID
  /// Its title is shortened.
  package let summary: DraftSummary
  package let createdAt: Timestamp
  package let changedAt: Timestamp
  package let version: Int
  /// Nil if it was never published.
  package let publication: DraftPublication?
  /// The version that was published last; nil if none was.
  package let publishedVersion: Int?
  /// How many plays of its quiz were begun in the last seven days, at most ``maxCountedPlays``; nil if they weren't
  /// counted, or if it was never published.
  package internal(set) var playsThisWeek: Int?

  /// More plays aren't counted, so that a list takes as long for a popular quiz as for any other.
  package static let maxCountedPlays = 10_000
}
