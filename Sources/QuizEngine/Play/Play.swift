/// One player's way through one quiz, from Begin to the result.
///
/// ```swift
/// var play = Play(quiz: quiz, seed: 7)
/// try play.answer(.single(2), at: 0)
/// play.next               // 1
/// ```
///
/// Every question that was answered can be answered anew until the last one has been; then the play is finished and
/// nothing changes it any more.
public struct Play: Hashable, Sendable {
  public let quiz: Quiz
  public let seed: UInt64
  public let order: PlayOrder
  /// What was chosen so far, by position; nil where nothing was.
  public private(set) var responses: [QuestionResponse?]

  /// Begins a play, or takes one up again.
  ///
  /// - Parameters:
  ///   - quiz: the revision that the play is bound to for good.
  ///   - seed: decides draw, order and tie-break.
  ///   - responses: what was answered before, by position; missing ones count as not answered.
  public init(quiz: Quiz, seed: UInt64, responses: [QuestionResponse?] = []) {
    self.quiz = quiz
    self.seed = seed
    order = PlayOrder(quiz: quiz, seed: seed)
    let count = order.questions.count
    self.responses = Array(responses.prefix(count)) + Array(repeating: nil, count: max(0, count - responses.count))
  }

  /// The first position without an answer, where Continue leads; nil once the play is finished.
  public var next: Int? { responses.firstIndex { $0 == nil } }

  public var isFinished: Bool { next == nil }

  /// The question at a position; nil where there is none.
  public func question(at position: Int) -> Question? {
    order.questions.indices.contains(position) ? quiz.question(order.questions[position]) : nil
  }

  /// Whether a player may look at a position: the answered ones and the first that isn't.
  public func isReachable(_ position: Int) -> Bool {
    guard let next else { return false }
    return (0...next).contains(position)
  }

  /// Gives or changes the answer at a position.
  ///
  /// - Throws: ``PlayError``, and leaves the play as it was.
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

/// Why an answer was refused.
public enum PlayError: Error, Hashable, Sendable {
  /// The play asks no such question.
  case notAsked
  /// An earlier question comes first.
  case notReached
  /// The question has no such answer.
  case notAnAnswer
  /// The play has its result; nothing changes it.
  case finished
}
