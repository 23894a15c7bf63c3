/// One player's play of one quiz, from Begin to the result.
///
/// ```swift
/// var play = Play(quiz: quiz, seed: 7)
/// try play.answer(.single(2), at: 0)
/// play.next               // 1
/// ```
///
/// A player can change earlier answers until the last question is answered. Then the play is finished and never
/// changes.
public struct Play: Hashable, Sendable {
  /// The revision that the play belongs to.
  public let quiz: Quiz
  /// Determines the draw, the orders and the tie-break.
  public let seed: UInt64
  /// The questions that this play asks, and the orders.
  public let order: PlayOrder
  /// The answers so far, by position; nil for a question without an answer.
  public private(set) var responses: [QuestionResponse?]

  /// Begins a play, or restores a stored one.
  ///
  /// - Parameters:
  ///   - quiz: the revision that the play belongs to. It stays the same for the whole play.
  ///   - seed: determines the draw, the orders and the tie-break.
  ///   - responses: the earlier answers, by position. Missing elements count as unanswered.
  public init(quiz: Quiz, seed: UInt64, responses: [QuestionResponse?] = []) {
    self.quiz = quiz
    self.seed = seed
    order = PlayOrder(quiz: quiz, seed: seed)
    let count = order.questions.count
    self.responses = Array(responses.prefix(count)) + Array(repeating: nil, count: max(0, count - responses.count))
  }

  /// The first position without an answer, which Continue leads to. It is nil if the play is finished.
  public var next: Int? { responses.firstIndex { $0 == nil } }

  /// Whether every question has an answer.
  public var isFinished: Bool { next == nil }

  /// The question at a position; nil if the position is out of range.
  public func question(at position: Int) -> Question? {
    order.questions.indices.contains(position) ? quiz.question(order.questions[position]) : nil
  }

  /// Whether a player may see the question at a position. These are the answered questions and the first unanswered
  /// one. In a finished play there are none.
  public func isReachable(_ position: Int) -> Bool {
    guard let next else { return false }
    return (0...next).contains(position)
  }

  /// Gives or changes the answer at a position.
  ///
  /// - Throws: ``PlayError``; the play stays as it was.
  public mutating func answer(_ response: QuestionResponse, at position: Int) throws(PlayError) {
    guard let question = question(at: position) else { throw .notAsked }
    guard let next else {
      if responses[position] == response { return }
      throw .finished
    }
    guard position <= next else { throw .notReached }
    guard question.accepts(response) else { throw .notAnAnswer }
    responses[position] = response
  }
}

/// The reason why a play rejects an answer.
public enum PlayError: Error, Hashable, Sendable {
  /// The play has no question at this position.
  case notAsked
  /// An earlier question has no answer yet.
  case notReached
  /// The response isn't possible for this question.
  case notAnAnswer
  /// The play is finished, so its answers can't change.
  case finished
}
