public import QuizEngine

/// Identifies a play. It is a secret of its player.
public struct PlayID: Hashable, Sendable {
  public let token: Token128

  public init(_ token: Token128) { self.token = token }
}

/// Identifies the player of a browser: the SHA-256 of the token in the browser's cookie, 32 bytes.
public struct BrowserID: Hashable, Sendable {
  public let digest: [UInt8]

  public init(digest: [UInt8]) { self.digest = digest }
}

/// A play as stores keep it, with its revision and its player.
public struct PlayRecord: Hashable, Sendable {
  public let id: PlayID
  public let player: BrowserID
  public let revision: RevisionID
  public let started: Timestamp
  public private(set) var play: Play
  /// When the last answer was given; nil while the play is open.
  public private(set) var finished: Timestamp?

  public init(
    id: PlayID, player: BrowserID, revision: RevisionID, started: Timestamp, play: Play,
    finished: Timestamp? = nil
  ) {
    self.id = id
    self.player = player
    self.revision = revision
    self.started = started
    self.play = play
    self.finished = finished
  }

  /// Records an answer; every store uses this rule. Only the play's own player may answer, and the last answer finishes
  /// the play.
  public mutating func record(_ answer: GivenAnswer) throws(PlayStoreError) {
    guard player == answer.player else { throw .notOwner }
    do { try play.answer(answer.response, at: answer.position) } catch { throw .refused(error) }
    if play.isFinished, finished == nil { finished = answer.givenAt }
  }
}

/// An answer to record.
public struct GivenAnswer: Hashable, Sendable {
  public let play: PlayID
  public let player: BrowserID
  /// Counts the play's questions from 0, in the order of asking.
  public let position: Int
  public let response: QuestionResponse
  /// When the server got the answer.
  public let givenAt: Timestamp

  public init(play: PlayID, player: BrowserID, position: Int, response: QuestionResponse, givenAt: Timestamp) {
    self.play = play
    self.player = player
    self.position = position
    self.response = response
    self.givenAt = givenAt
  }
}
