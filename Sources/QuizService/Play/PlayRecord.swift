package import QuizEngine

/// Identifies a play. It is a secret of its browser.
package struct PlayID: Hashable, Sendable {
  package let token: Token128

  package init(_ token: Token128) { self.token = token }
}

/// Whose plays of quizzes they are: a browser, known by the SHA-256 of the token in its cookie, 32 bytes.
package struct PlayOwner: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }
}

/// A play as stores keep it, with its revision and the browser whose play it is.
package struct PlayRecord: Hashable, Sendable {
  package let id: PlayID
  package let owner: PlayOwner
  package let revisionID: RevisionID
  package let startedAt: Timestamp
  package private(set) var play: Play
  /// When the last answer was given; nil while the play is open.
  package private(set) var finishedAt: Timestamp?

  package init(
    id: PlayID, owner: PlayOwner, revisionID: RevisionID, startedAt: Timestamp, play: Play, finishedAt: Timestamp? = nil
  ) {
    self.id = id
    self.owner = owner
    self.revisionID = revisionID
    self.startedAt = startedAt
    self.play = play
    self.finishedAt = finishedAt
  }

  /// Records an answer. Only the play's own browser may answer, and the last answer finishes the play.
  ///
  /// - Throws: `.notOwner` or `.answer`.
  package mutating func record(_ answer: GivenAnswer) throws(PlayServiceError) {
    guard owner == answer.owner else { throw .notOwner }
    do { try play.answer(answer.response, at: answer.position) } catch { throw .answer(error) }
    if play.isFinished, finishedAt == nil { finishedAt = answer.givenAt }
  }
}

/// An answer to record.
package struct GivenAnswer: Hashable, Sendable {
  package let playID: PlayID
  package let owner: PlayOwner
  /// Counts the play's questions from 0, in the order of asking.
  package let position: Int
  package let response: QuestionResponse
  /// When the server got the answer.
  package let givenAt: Timestamp

  package init(
    playID: PlayID, owner: PlayOwner, position: Int, response: QuestionResponse, givenAt: Timestamp
  ) {
    self.playID = playID
    self.owner = owner
    self.position = position
    self.response = response
    self.givenAt = givenAt
  }
}
