/// Collects the rounds of one question and computes its statistics.
struct QuestionStatisticsBuilder {
  private var (correct, players, unanswered) = (0, 0, 0)
  private var choiceCounts: [Int]
  /// Times on the stopwatch in tenths of a second. A round takes an hour at most, which is 36,000 tenths.
  private var times: [UInt16] = []
  private var correlation = Correlation()

  init(answers: Int) { choiceCounts = [Int](repeating: 0, count: answers) }

  mutating func add(_ round: ScoredRound, times count: Int = 1) {
    players += count
    if round.isCorrect { correct += count }
    guard let answer = round.answer, choiceCounts.indices.contains(answer) else {
      unanswered += count
      return
    }
    choiceCounts[answer] += count
    let tenths = UInt16(min(max(0, round.watchTime.milliseconds / 100), Int64(UInt16.max)))
    for _ in 0..<count { times.append(tenths) }
  }

  /// - Parameter accuracy: the player's proportion of correct answers on other days.
  mutating func correlate(_ isCorrect: Bool, with accuracy: Double) { correlation.add(isCorrect ? 1 : 0, accuracy) }

  var statistics: QuestionStatistics {
    QuestionStatistics(
      facility: Facility(correct, of: players), choiceCounts: choiceCounts, unanswered: unanswered,
      medianTime: medianTime,
      discrimination: correlation.count >= QuestionStatistics.minPlayers ? correlation.coefficient : nil)
  }

  private var medianTime: TimeSpan? {
    guard !times.isEmpty else { return nil }
    let sorted = times.sorted()
    let low = sorted[(sorted.count - 1) / 2]
    let high = sorted[sorted.count / 2]
    return TimeSpan(milliseconds: (Int64(low) + Int64(high)) * 50)
  }
}
