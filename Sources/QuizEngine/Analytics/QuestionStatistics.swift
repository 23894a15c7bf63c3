/// Statistics of all players' answers to one question.
public struct QuestionStatistics: Hashable, Sendable {
  /// The fewest players for whom figures are shown. With fewer, the figures describe single players more than the
  /// question.
  public static let minPlayers = 20

  /// The proportion of correct answers. Guests and deleted players count.
  public let facility: Facility
  /// How many players chose each answer, the correct answer included.
  public let choiceCounts: [Int]
  /// How many players didn't answer in time.
  public let unanswered: Int
  /// The median time on the stopwatch of all answers, right or wrong. With an even count it is the mean of the middle
  /// two. It is nil if nobody answered.
  public let medianTime: TimeSpan?
  /// The correlation between the score on this question (0 or 1) and the player's accuracy on other days, −1 to 1. It
  /// is nil if fewer than ``minPlayers`` players have enough rounds on other days, or if one of the two never varies.
  ///
  /// This is the discrimination index of Moodle's "Quiz statistics calculations", with the other days in place of the
  /// rest of the test. A good question has 0.2 or more. Below 0, weaker players do better than strong ones; the correct
  /// answer may be wrong.
  public let discrimination: Double?

  /// Takes figures that were computed before. ``ItemAnalysis/statistics`` computes them.
  public init(
    facility: Facility, choiceCounts: [Int], unanswered: Int, medianTime: TimeSpan?, discrimination: Double?
  ) {
    self.facility = facility
    self.choiceCounts = choiceCounts
    self.unanswered = unanswered
    self.medianTime = medianTime
    self.discrimination = discrimination
  }

  /// How many players started the question.
  public var players: Int { facility.players }

  /// Whether there are at least ``minPlayers`` players.
  public var hasEnoughPlayers: Bool { players >= Self.minPlayers }
}
