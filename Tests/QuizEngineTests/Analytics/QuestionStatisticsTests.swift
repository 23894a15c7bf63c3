import QuizEngine
import Testing

@Suite struct QuestionStatisticsTests {
  /// Wilson's interval by the formula in his paper.
  @Test(arguments: [
    (0, 0, 0.0, 1.0), (10, 20, 0.299_3, 0.700_7), (0, 20, 0.0, 0.161_1), (20, 20, 0.838_9, 1.0),
    (81, 100, 0.722_2, 0.874_9), (1, 1_000, 0.000_18, 0.005_64),
  ])
  func `a facility has a Wilson interval`(correct: Int, players: Int, low: Double, high: Double) {
    let facility = Facility(correct, of: players)
    #expect(abs(facility.low - low) < 1e-4 && abs(facility.high - high) < 1e-4, "\(facility)")
    #expect(facility.proportion == (players == 0 ? 0 : Double(correct) / Double(players)))
  }

  @Test(
    arguments: [
      (Difficulty.easy, 40, 100, Difficulty.medium), (.easy, 10, 100, .hard), (.easy, 60, 100, nil),
      (.easy, 55, 1_000, .hard), (.medium, 50, 100, nil), (.medium, 90, 100, .easy), (.medium, 70, 100, nil),
      (.medium, 700, 1_000, .easy), (.hard, 30, 100, nil), (.hard, 60, 100, .medium), (.hard, 95, 100, .easy),
      (.hard, 45, 100, nil), (.hard, 450, 1_000, .medium), (.hard, 19, 19, nil), (.hard, 20, 20, .easy),
      (.easy, 100, 100, nil),
    ] as [(Difficulty, Int, Int, Difficulty?)])
  func `a difficulty looks wrong if the whole interval lies outside its range`(
    label: Difficulty, correct: Int, players: Int, better: Difficulty?
  ) {
    #expect(Facility(correct, of: players).suggestedDifficulty(insteadOf: label) == better)
  }

  @Test func `the correlation is Pearson's coefficient`() throws {
    var correlation = Correlation()
    for (one, other) in [(1.0, 2.0), (2, 1), (3, 4), (4, 3), (5, 5)] { correlation.add(one, other) }
    #expect(abs(try #require(correlation.coefficient) - 0.8) < 1e-12)
    var flat = Correlation()
    for value in 0..<5 { flat.add(7, Double(value)) }
    #expect(flat.coefficient == nil && Correlation().coefficient == nil)
    var opposite = Correlation()
    for value in 0..<5 { opposite.add(1e9 + Double(value), -Double(value)) }
    #expect(abs(try #require(opposite.coefficient) + 1) < 1e-9)
  }

  private static let first = CalendarDate(epochDay: 20_000)

  private static func round(
    _ question: Int, _ isCorrect: Bool, day: Int = 0, answer: Int? = 0, seconds: Int64 = 10
  ) -> ScoredRound {
    ScoredRound(
      question: question, date: first + day, answer: answer, isCorrect: isCorrect, watchTime: .seconds(seconds))
  }

  @Test func `statistics count choices, times and missing answers`() {
    var sweep = ItemAnalysis(answers: [3, 2])
    sweep.add(Self.round(0, true, answer: 0, seconds: 4))
    sweep.add(Self.round(1, false, answer: 1, seconds: 90))
    sweep.finishPlayer()
    sweep.add(Self.round(0, false, answer: 2, seconds: 9))
    sweep.finishPlayer()
    sweep.add(Self.round(0, false, answer: nil, seconds: 3600))
    sweep.finishPlayer()
    sweep.add(Self.round(0, true, answer: 0, seconds: 20), deletedPlayers: 2)
    let statistics = sweep.statistics
    #expect(statistics[0].choiceCounts == [3, 0, 1] && statistics[0].unanswered == 1)
    #expect(statistics[0].players == 5 && statistics[0].facility.correct == 3)
    // The times are 4, 9, 20 and 20 seconds.
    #expect(statistics[0].medianTime == TimeSpan(milliseconds: 14_500))
    #expect(statistics[1].medianTime == .seconds(90) && statistics[1].choiceCounts == [0, 1])
    #expect(statistics.allSatisfy { $0.discrimination == nil && !$0.hasEnoughPlayers })
  }

  @Test(arguments: [
    ([4], 4_000), ([4, 10], 7_000), ([1, 2, 60], 2_000), ([1, 2, 3, 4], 2_500), ([3_600], 3_600_000),
  ])
  func `the median is the middle time, or the mean of the middle two`(seconds: [Int], expected: Int) {
    var sweep = ItemAnalysis(answers: [1])
    for time in seconds.reversed() {
      sweep.add(Self.round(0, true, seconds: Int64(time)))
      sweep.finishPlayer()
    }
    #expect(sweep.statistics[0].medianTime == TimeSpan(milliseconds: Int64(expected)))
  }

  @Test func `a question discriminates if players who are good on other days answer it correctly`() throws {
    var sweep = ItemAnalysis(answers: [2] + [Int](repeating: 1, count: 30))
    for player in 0..<40 {
      let skill = player % 2 == 0 ? 9 : 3
      sweep.add(Self.round(0, player % 2 == 0))
      for day in 1...10 { sweep.add(Self.round(day, day <= skill, day: day)) }
      sweep.finishPlayer()
    }
    let statistics = sweep.statistics
    #expect(abs(try #require(statistics[0].discrimination) - 1) < 1e-9)
    #expect(statistics[1].discrimination == nil, "everybody knew it")
    #expect(statistics[10].discrimination == nil, "nobody knew it")
    #expect(statistics[31 - 1].discrimination == nil, "nobody played it")
  }

  @Test func `discrimination ignores rounds of the same day and players with few other rounds`() {
    var sweep = ItemAnalysis(answers: [2, 2, 2])
    for player in 0..<60 {
      // Two more rounds are on the same day and four on others. Four are too few to measure a player's accuracy.
      for question in 0..<3 { sweep.add(Self.round(question, player % 2 == 0)) }
      for day in 1..<ItemAnalysis.minOtherRounds { sweep.add(Self.round(1, player % 2 == 0, day: day)) }
      sweep.finishPlayer()
    }
    #expect(sweep.statistics[0].players == 60 && sweep.statistics[0].discrimination == nil)
  }
}
