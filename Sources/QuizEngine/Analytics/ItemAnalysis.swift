/// A round that is over, as far as the statistics of questions care.
public struct ScoredRound: Hashable, Sendable {
  /// The question's place in the sweep.
  public let question: Int
  public let date: CalendarDate
  /// The place of what the player chose among the question's answers; nil where the time ran out.
  public let answer: Int?
  public let isCorrect: Bool
  /// On the watch.
  public let watchTime: TimeSpan

  public init(question: Int, date: CalendarDate, answer: Int?, isCorrect: Bool, watchTime spent: TimeSpan) {
    self.question = question
    self.date = date
    self.answer = answer
    self.isCorrect = isCorrect
    self.watchTime = spent
  }
}

/// Goes through all rounds once, one player after the other, and makes the statistics of all questions of them.
///
/// How well somebody does on other days changes with each round that they play, so nothing of this can be kept up to date
/// answer by answer. One sweep takes time in proportion to the rounds, and memory for one player's rounds, besides two
/// bytes for each answer.
public struct ItemAnalysis {
  /// With fewer rounds on other days a player's accuracy says nothing yet.
  public static let minOtherRounds = 5

  private var builders: [QuestionStatisticsBuilder]
  private var rounds: [ScoredRound] = []

  /// - Parameter answers: of each question, how many answers were ever shown with it.
  public init(answers: [Int]) { builders = answers.map { QuestionStatisticsBuilder(answers: $0) } }

  /// Adds a round of the player whose turn it is.
  ///
  /// - Parameter round: in no particular order; its question is one of the sweep's.
  public mutating func add(_ round: ScoredRound) { rounds.append(round) }

  /// The player's rounds are complete; the next ones are another's.
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
      let (others, correct) = (total.rounds - day.rounds, total.correct - day.correct)
      guard others >= Self.minOtherRounds else { continue }
      builders[round.question].correlate(round.isCorrect, with: Double(correct) / Double(others))
    }
    rounds.removeAll(keepingCapacity: true)
  }

  /// Adds rounds of players who are gone: nobody can tell how they did on other days.
  public mutating func add(_ round: ScoredRound, deletedPlayers count: Int) {
    builders[round.question].add(round, times: count)
  }

  /// Of each question, in the sweep's order.
  public var statistics: [QuestionStatistics] { builders.map { $0.statistics } }

  private struct Score {
    var (rounds, correct) = (0, 0)

    mutating func add(_ round: ScoredRound) {
      rounds += 1
      if round.isCorrect { correct += 1 }
    }
  }
}
