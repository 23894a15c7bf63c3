public import QuizEngine

/// The sentences about a result in one language. The page and the terminal use the same ones.
public struct ResultText: Sendable {
  /// The quiz in the revision that is shown.
  public let quiz: Quiz
  /// It must be finished.
  public let play: Play
  public let result: PlayResult
  public let language: Language
  public let texts: Texts

  /// - Parameter play: a finished one.
  public init(quiz: Quiz, play: Play, result: PlayResult, language: Language, texts: Texts) {
    self.quiz = quiz
    self.play = play
    self.result = result
    self.language = language
    self.texts = texts
  }

  /// The outcome; nil if no answer gave points.
  public var outcome: Outcome? { result.outcome.map { quiz.outcomes[$0] } }

  /// The sentence with the result: "You are a dog!"
  public var title: String {
    guard let outcome else { return quiz.undecided?.title[language] ?? texts.result.undecidedTitle }
    return quiz.sentence(outcome, in: language, texts)
  }

  /// The outcome's description, or the text for an undecided play.
  public var bodyText: String {
    outcome?.description[language] ?? quiz.undecided?.description[language] ?? texts.result.undecidedText
  }

  /// Which outcomes were tied with the result, and what decided; nil without a tie.
  public var tie: String? {
    let tied = names(tiedOutcomes)
    return switch result.decision {
    case .score, .undecided: nil
    case .order: texts.result.decidedByOrder(tied)
    case .tieBreaker: texts.result.decidedByTieBreaker(tied)
    case .chance: texts.result.decidedByChance(tied)
    }
  }

  /// The outcomes that were just as close as the result, in the author's order.
  private var tiedOutcomes: [Int] { result.leaders.filter { $0 != result.outcome } }

  /// The outcomes that came next; nil after a tie.
  public var runnersUp: String? {
    guard result.leaders.count == 1, let winner = result.outcome else { return nil }
    let points = result.tally.points
    let second = points.indices.filter { $0 != winner }.map { points[$0] }.max() ?? 0
    guard second > 0 else { return nil }
    return texts.result.runnersUp(names(points.indices.filter { $0 != winner && points[$0] == second }))
  }

  /// All outcomes by score, highest first. The result comes first; other ties are in the author's order.
  public var ranking: [Int] {
    let (points, winner) = (result.tally.points, result.outcome)
    return points.indices.sorted { one, other in
      (points[other], one == winner ? 0 : 1, one) < (points[one], other == winner ? 0 : 1, other)
    }
  }

  /// Each outcome's part of all points in whole percent; all are 0 without points. Equal parts have equal percentages.
  /// Otherwise they add up to 100: what rounding leaves over goes to the largest remainders, and first to the result.
  public var percents: [Int] { percents(ranking: ranking) }

  /// - Parameter ranking: see ``ranking``.
  func percents(ranking: [Int]) -> [Int] {
    var percents = result.tally.points
    for (index, percent) in zip(ranking, PercentBar.percents(ranking.map { result.tally.points[$0] })) {
      percents[index] = percent
    }
    return percents
  }

  /// An outcome's part of all points; see ``percents``. Nil if there are no points.
  public func percent(of outcome: Int) -> Int? { result.tally.total > 0 ? percents[outcome] : nil }

  /// The chosen answers at a position, in declared order.
  public func chosen(at position: Int) -> [Answer] {
    guard let question = play.question(at: position), let response = play.responses[position] else { return [] }
    return question.chosen(by: response).map { question.answers[$0] }
  }

  /// The points that the answers at a position gave: "dog +2 · cat +1".
  public func pointsText(at position: Int) -> String {
    quiz.pointsText(
      chosen(at: position), isTieBreaker: play.order.questions[position] == quiz.questions.count, in: language, texts)
  }

  private func names(_ outcomes: [Int]) -> [String] { outcomes.map { quiz.outcomes[$0].name[language] } }
}

extension Quiz {
  /// The points that chosen answers of a question gave: "dog +2 · cat +1".
  func pointsText(_ chosen: [Answer], isTieBreaker: Bool, in language: Language, _ texts: Texts) -> String {
    if isTieBreaker { return texts.result.countedInTie }
    var tally = Tally(outcomes: outcomes.count)
    for answer in chosen { tally.add(answer.outcomePoints) }
    let counted = tally.points.indices.filter { tally.points[$0] > 0 }
    guard !counted.isEmpty else { return texts.result.countedNothing }
    return ListFormat.joined(
      counted.map { texts.result.counted(outcomes[$0].name[language], tally.points[$0]) }, comma: " · ", and: " · ")
  }
}
