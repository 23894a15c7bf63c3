public import QuizEngine

/// A quiz that was made of a draft, and whether players find it.
public struct DraftPublication: Hashable, Sendable {
  /// Who can begin the quiz.
  public enum State: String, Hashable, Sendable {
    /// Everybody; the front page lists it.
    case listed
    /// Everybody who has its address.
    case unlisted
    /// Nobody. Plays under way can be finished.
    case unpublished
  }

  public let quiz: QuizID
  /// Nil if the draft was deleted.
  public let draft: DraftID?
  public let state: State
  /// Why it was unpublished; empty if nobody said.
  public let reason: String
  /// Who decided about the state last; nil if the account was deleted.
  public let account: AccountID?
  public let changed: Timestamp

  public init(
    quiz: QuizID, draft: DraftID?, state: State, reason: String, account: AccountID?, changed: Timestamp
  ) {
    self.quiz = quiz
    self.draft = draft
    self.state = state
    self.reason = reason
    self.account = account
    self.changed = changed
  }
}

/// A quiz that a draft is to be published as.
public struct NewDraftRevision: Hashable, Sendable {
  public let draft: DraftID
  /// The version that was checked.
  public let version: Int
  public let quiz: Quiz
  public let pictures: [PictureFile]
  /// `.listed` or `.unlisted`.
  public let state: DraftPublication.State
  /// The quiz's publication that the author saw; nil if there was none. If somebody changed it since, nothing is published.
  public let replaced: DraftPublication?
  public let account: AccountID
  public let publishedAt: Timestamp

  public init(
    draft: DraftID, version: Int, quiz: Quiz, pictures: [PictureFile], state: DraftPublication.State,
    replacing replaced: DraftPublication?, account: AccountID, publishedAt: Timestamp
  ) {
    self.replaced = replaced
    self.draft = draft
    self.version = version
    self.quiz = quiz
    self.pictures = pictures
    self.state = state
    self.account = account
    self.publishedAt = publishedAt
  }
}

/// A revision in a draft's history.
public struct DraftRevision: Hashable, Sendable {
  public let revision: RevisionID
  /// Counts the quiz's revisions from 1.
  public let number: Int
  /// The draft's version that was published.
  public let version: Int
  /// Nil if the account was deleted.
  public let account: AccountID?
  public let published: Timestamp

  public init(revision: RevisionID, number: Int, version: Int, account: AccountID?, published: Timestamp) {
    self.revision = revision
    self.number = number
    self.version = version
    self.account = account
    self.published = published
  }
}
