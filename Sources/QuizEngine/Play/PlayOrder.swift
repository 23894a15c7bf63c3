/// What one play asks: which questions of the pool, in which order, and the order of each question's answers.
///
/// It is a pure function of the quiz and the seed. Positions count from 0 in the order of asking.
public struct PlayOrder: Hashable, Sendable {
  /// Question indices in the order of asking. ``Quiz/question(_:)`` takes them.
  public let questions: [Int]
  private let seed: UInt64

  /// Draws the questions. This is linear in the size of the pool.
  public init(quiz: Quiz, seed: UInt64) {
    self.seed = seed
    var questions = PlayOrder.draw(from: quiz, seed: seed)
    if quiz.shuffle.questions {
      var generator = SeededGenerator(seed: seed, stream: .questionOrder)
      questions = generator.sample(questions.count, of: questions)
    }
    if quiz.tieBreaker != nil { questions.append(quiz.questions.count) }
    self.questions = questions
  }

  /// The declared indices of a question's answers, in the order in which this play shows them.
  ///
  /// - Parameter question: an element of ``questions``.
  public func answerOrder(of question: Int, in quiz: Quiz) -> [Int] {
    guard let details = quiz.question(question) else { return [] }
    let declared = Array(details.answers.indices)
    if case .ranged = details.kind { return declared }
    guard quiz.shuffle.answers else { return declared }
    var generator = SeededGenerator(seed: seed, stream: .answerOrder, substream: question)
    return generator.sample(declared.count, of: declared)
  }

  /// The drawn questions in the author's order.
  private static func draw(from quiz: Quiz, seed: UInt64) -> [Int] {
    guard quiz.selection.draw != nil else { return Array(quiz.questions.indices) }
    var drawn = [Bool](repeating: false, count: quiz.questions.count)
    var generator = SeededGenerator(seed: seed, stream: .draw)
    for stratum in quiz.strata {
      for question in generator.sample(stratum.count, of: stratum.questions) { drawn[question] = true }
    }
    return quiz.questions.indices.filter { drawn[$0] }
  }
}
