public import QuizDrafts
public import QuizEngine
public import StoreStatus

/// Stores drafts with all their changes, and which quizzes were made of them. When a method that changes something
/// returns, the change is on disk.
public protocol DraftStore: PublicationStore {
  /// - Returns: nil if the owner has too many drafts already.
  func createDraft(_ draft: NewDraft) async throws(StoreError) -> DraftRecord?

  /// A draft as it is now; nil if there is none.
  func draft(_ id: DraftID) async throws(StoreError) -> DraftRecord?

  /// A draft as it was at a version; nil if it never had that version.
  func draft(_ id: DraftID, at version: Int) async throws(StoreError) -> Draft?

  /// The drafts that an account owns or may change, in no particular order.
  func drafts(of account: AccountID) async throws(StoreError) -> [DraftSummary]

  /// The changes of a draft, the latest first.
  ///
  /// - Parameter version: only changes before this one; nil for the latest.
  func changes(of id: DraftID, before version: Int?, limit: Int) async throws(StoreError) -> [DraftChangeRecord]

  /// Merges a change with those of others and saves it, if the account is the owner or an editor.
  func save(_ request: DraftRequest) async throws(DraftStoreError) -> DraftSave

  /// Deletes a draft with its changes and links, if the account owns it. Its quiz is unpublished.
  func deleteDraft(_ id: DraftID, of owner: AccountID, at now: Timestamp) async throws(DraftStoreError)

  /// Lets an account change a draft of the owner.
  func addEditor(_ account: AccountID, to id: DraftID, of owner: AccountID, at now: Timestamp)
    async throws(DraftStoreError)

  /// Takes an editor's right to change a draft back. Does nothing if the account has none.
  func removeEditor(_ account: AccountID, from id: DraftID, of owner: AccountID) async throws(DraftStoreError)

  /// Stores a link to a draft's preview, if the account is the owner or an editor.
  func addPreview(_ preview: DraftPreview, of id: DraftID, by account: AccountID) async throws(DraftStoreError)

  /// The links to a draft's preview, in no particular order.
  func previews(of id: DraftID) async throws(StoreError) -> [DraftPreview]

  /// The draft that a link leads to; nil if the link was revoked.
  func draft(previewedBy digest: PreviewTokenDigest) async throws(StoreError) -> DraftRecord?

  /// Revokes a link. Does nothing if the draft has no such link.
  func revokePreview(_ digest: PreviewTokenDigest, of id: DraftID) async throws(StoreError)

  /// Makes a revision of a draft's present version and sets the quiz's state, if the account is the owner or an editor
  /// and the quiz's publication is still the one that they saw.
  func publishDraft(_ new: NewDraftRevision) async throws(DraftStoreError) -> Revision

  /// Changes the state of a quiz that was made of a draft, if it is still as the caller saw it.
  ///
  /// - Parameters:
  ///   - publication: replaces the stored one; its draft doesn't count.
  ///   - replaced: the publication that the caller saw.
  /// - Throws: `.noSuchDraft` if the quiz wasn't made of a draft, `.publicationChanged` if somebody was faster.
  func setPublication(
    _ publication: DraftPublication, replacing replaced: DraftPublication
  ) async throws(DraftStoreError)

  /// The revisions that were made of a draft, the latest first.
  func revisions(of id: DraftID) async throws(StoreError) -> [DraftRevision]
}

/// Tells which quizzes were made of drafts.
public protocol PublicationStore: Sendable {
  /// The quizzes that were made of drafts, in the order of their ids.
  func publications() async throws(StoreError) -> [DraftPublication]

  /// The publication of a quiz; nil if it wasn't made of a draft.
  func publication(of quiz: QuizID) async throws(StoreError) -> DraftPublication?
}
