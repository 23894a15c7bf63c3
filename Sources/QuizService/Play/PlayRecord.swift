package import QuizEngine

/// Identifies a play. It is a secret of its browser.
package struct PlayID: Hashable, Sendable {
  package let token: Token128

  package init(_ token: Token128) { self.token = token }
}

/// Identifies a browser that plays quizzes: the SHA-256 of the token in the browser's cookie, 32 bytes.
package struct BrowserDigest: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }
}

/// A play as stores keep it, with its revision and the browser whose play it is.
package struct PlayRecord: Hashable, Sendable {
  package let id: PlayID
  package let browserDigest: BrowserDigest
  package let revisionID: RevisionID
  package let startedAt: Timestamp
  package private(set) var play: Play
  /// When the last answer was given; nil while the play is open.
  package private(set) var finishedAt: Timestamp?

  package init(
    id: PlayID, browserDigest: BrowserDigest, revisionID: RevisionID, startedAt: Timestamp, play: Play,
    finishedAt: Timestamp? = nil
  ) {
    self.id = id
    self.browserDigest = browserDigest
    self.revisionID = revisionID
    self.startedAt = startedAt
    self.play = play
    self.finishedAt = finishedAt
  }

  /// Records an answer. Only the play's own browser may answer, and the last answer finishes the play.
  ///
  /// - Throws: `.notOwner` or `.answer`.
  package mutating func record(_ answer: GivenAnswer) throws(PlayServiceError) {
    guard browserDigest == answer.browserDigest else { throw .notOwner }
    do { try play.answer(answer.response, at: answer.position) } catch { throw .answer(error) }
    if play.isFinished, finishedAt == nil { finishedAt = answer.givenAt }
  }
}

/// An answer to record.
package struct GivenAnswer: Hashable, Sendable {
  package let playID: PlayID
  package let browserDigest: BrowserDigest
  /// Counts the play's questions from 0, in the order of asking.
  package let position: Int
  package let response: QuestionResponse
  /// When the server got the answer.
  package let givenAt: Timestamp

  package init(
    playID: PlayID, browserDigest: BrowserDigest, position: Int, response: QuestionResponse, givenAt: Timestamp
  ) {
    self.playID = playID
    self.browserDigest = browserDigest
    self.position = position
    self.response = response
    self.givenAt = givenAt
  }
}
