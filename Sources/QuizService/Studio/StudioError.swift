package import QuizDrafts
package import QuizEngine
package import QuizFormats
package import StoreStatus

/// Why the studio didn't do what it was asked to do. Nothing was changed; see
/// ``StoreError`` for one exception.
package enum StudioError: Error, Hashable, Sendable {
  /// There is no such draft, or the account may not see it.
  case noSuchDraft
  /// The account may see the draft, but not do this.
  case notAllowed(StudioPolicy.Action)
  /// The draft has no such version.
  case noSuchVersion
  /// There is no such quiz to copy, or none that was made of a draft.
  case noSuchQuiz
  /// The file is no quiz, or has mistakes. They are the same that `parlour check` finds.
  ///
  /// - Parameter omitted: how many mistakes aren't listed.
  case fileHasMistakes([Diagnostic], omitted: Int)
  /// The file names pictures, which can't be uploaded yet.
  case fileHasPictures
  /// No account has the name that an editor was to have.
  case noSuchAccount
  /// The author has no step to undo or redo.
  case nothingToUndo
  /// The operations can't be done in any version, such as a text that is too long.
  case refused(DraftError)
  case tooMany(limit: Int)
  /// The drafts of the owner, with their histories, would store more than this many bytes.
  case storageFull(limit: Int)
  /// The draft was changed since the version that was to be published.
  case outdated(version: Int)
  /// Mistakes forbid that the draft is published.
  case hasMistakes([DraftDiagnostic])
  /// A quiz that is unpublished or deleted, or another author's, has the id.
  case idTaken(QuizID)
  /// A file in the quiz folder has the id.
  case idInQuizFolder(QuizID)
  /// The draft was published under another id, which can't change any more.
  case idIsPermanent(QuizID)
  /// An operator unpublished the quiz. Only an operator publishes it again.
  case unpublishedByOperator(reason: String)
  /// Somebody published or unpublished the quiz meanwhile. This is how it is now.
  case publicationChanged(DraftPublication?)
  /// An operator must say why, in at most ``StudioService/maxReasonLength`` characters.
  case invalidReason
  /// Too many drafts are being checked at the moment.
  case busy
  case store(StoreError)
}
