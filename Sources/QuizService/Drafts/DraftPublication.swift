package import QuizEngine

/// A quiz that was made of a draft, and whether players can find it.
package struct DraftPublication: Hashable, Sendable {
  /// The people who can begin the quiz.
  package enum State: String, Hashable, Sendable {
    /// Everybody; the front page lists it.
    case listed
    /// Everybody who has its address.
    case unlisted
    /// Nobody. Plays under way can be finished.
    case unpublished
  }

  package let quizID: QuizID
  /// Nil if the draft was deleted.
  package let draftID: DraftID?
  package let state: State
  /// Why it was unpublished; empty if no reason was given.
  package let reason: String
  /// The account that last changed the state; nil if it was deleted.
  package let accountID: AccountID?
  package let changedAt: Timestamp

  package init(
    quizID: QuizID, draftID: DraftID?, state: State, reason: String, accountID: AccountID?, changedAt: Timestamp
  ) {
    self.quizID = quizID
    self.draftID = draftID
    self.state = state
    self.reason = reason
    self.accountID = accountID
    self.changedAt = changedAt
  }
}

/// A quiz that a draft is to be published as.
package struct NewDraftRevision: Hashable, Sendable {
  package let draftID: DraftID
  /// The version that was checked.
  package let version: Int
  package let quiz: Quiz
  package let pictures: [PictureFile]
  /// `.listed` or `.unlisted`.
  package let state: DraftPublication.State
  /// When the quiz's publication that the author saw was last changed; nil if there was none. If it was changed since,
  /// nothing is published.
  package let seenChangedAt: Timestamp?
  package let accountID: AccountID
  package let publishedAt: Timestamp

  package init(
    draftID: DraftID, version: Int, quiz: Quiz, pictures: [PictureFile], state: DraftPublication.State,
    seenChangedAt: Timestamp?, accountID: AccountID, publishedAt: Timestamp
  ) {
    self.draftID = draftID
    self.version = version
    self.quiz = quiz
    self.pictures = pictures
    self.state = state
    self.seenChangedAt = seenChangedAt
    self.accountID = accountID
    self.publishedAt = publishedAt
  }
}

/// A revision in a draft's history.
package struct DraftRevision: Hashable, Sendable {
  package let revisionID: RevisionID
  /// Counts the quiz's revisions from 1.
  package let number: Int
  /// The draft's version that was published.
  package let version: Int
  /// Nil if the account was deleted.
  package let accountID: AccountID?
  package let publishedAt: Timestamp

  package init(revisionID: RevisionID, number: Int, version: Int, accountID: AccountID?, publishedAt: Timestamp) {
    self.revisionID = revisionID
    self.number = number
    self.version = version
    self.accountID = accountID
    self.publishedAt = publishedAt
  }
}
