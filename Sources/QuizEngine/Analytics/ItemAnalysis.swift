/// A finished round, with the values that the statistics of questions need.
public struct ScoredRound: Hashable, Sendable {
  /// The question's index in the ``ItemAnalysis``.
  public let question: Int
  /// The player's date on which the round was started.
  public let date: CalendarDate
  /// The index of the chosen answer among the question's answers. It is nil if the time ran out.
  public let answer: Int?
  /// Whether the chosen answer is the correct answer.
  public let isCorrect: Bool
  /// How long the stopwatch ran, without pauses.
  public let watchTime: TimeSpan

  /// - Parameters:
  ///   - question: an index into the `answers` that the ``ItemAnalysis`` was created with.
  ///   - answer: nil counts as unanswered, and so does an index that the question doesn't have.
  ///   - watchTime: at most ``Round/timeLimit``.
  public init(question: Int, date: CalendarDate, answer: Int?, isCorrect: Bool, watchTime: TimeSpan) {
    self.question = question
    self.date = date
    self.answer = answer
    self.isCorrect = isCorrect
    self.watchTime = watchTime
  }
}

/// Computes the statistics of all questions in one pass over all rounds, player by player.
///
/// A player's accuracy on other days changes with each round that they play. So the statistics can't be updated answer
/// by answer. The pass takes time linear in the number of rounds. It keeps one player's rounds in memory, and two bytes
/// for each answer.
public struct ItemAnalysis {
  /// The fewest rounds on other days from which a player's accuracy is computed.
  public static let minOtherRounds = 5

  private var builders: [QuestionStatisticsBuilder]
  private var rounds: [ScoredRound] = []

  /// - Parameter answers: for each question, how many different answers were ever shown with it.
  public init(answers: [Int]) { builders = answers.map { QuestionStatisticsBuilder(answers: $0) } }

  /// Adds a round of the current player. The order of a player's rounds doesn't matter.
  ///
  /// - Parameter round: its `question` is an index into the `answers` of the initializer.
  public mutating func add(_ round: ScoredRound) { rounds.append(round) }

  /// Ends the current player. Rounds that are added later belong to the next player.
  public mutating func finishPlayer() {
    var total = Score()
    var byDate: [CalendarDate: Score] = [:]
    for round in rounds {
      total.add(round)
      byDate[round.date, default: Score()].add(round)
    }
    for round in rounds {
      builders[round.question].add(round)
      let day = byDate[round.date] ?? Score()
      let others = total.rounds - day.rounds
      let correct = total.correct - day.correct
      guard others >= Self.minOtherRounds else { continue }
      builders[round.question].correlate(round.isCorrect, with: Double(correct) / Double(others))
    }
    rounds.removeAll(keepingCapacity: true)
  }

  /// Adds rounds of deleted players. They don't count towards discrimination, because nobody can tell how these players
  /// did on other days.
  public mutating func add(_ round: ScoredRound, deletedPlayers count: Int) {
    builders[round.question].add(round, times: count)
  }

  /// The statistics of each question, in the order of the initializer's `answers`.
  public var statistics: [QuestionStatistics] { builders.map { $0.statistics } }

  private struct Score {
    var rounds = 0
    var correct = 0

    mutating func add(_ round: ScoredRound) {
      rounds += 1
      if round.isCorrect { correct += 1 }
    }
  }
}
