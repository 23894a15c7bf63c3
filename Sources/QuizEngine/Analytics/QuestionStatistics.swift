/// What players' answers tell about a question.
public struct QuestionStatistics: Hashable, Sendable {
  /// With fewer players, figures would say more about single players than about the question.
  public static let minPlayers = 20

  /// Who played it, guests and players who are gone included.
  public let facility: Facility
  /// How many chose each of the answers, the right one among them.
  public let choiceCounts: [Int]
  /// How many didn't answer in time.
  public let unanswered: Int
  /// The middle of the times on the watch of those who answered, rightly or not; nil where nobody did. Of an even number
  /// the mean of the two in the middle.
  public let medianTime: TimeSpan?
  /// The correlation of the mark on this question (0 or 1) with the player's share of right answers on other days; nil
  /// where fewer than ``minPlayers`` players played enough on other days, or all did the same.
  ///
  /// It is the discrimination index of Moodle's "Quiz statistics calculations", with the other days in place of the rest
  /// of the test. Good questions have 0.2 and more; below 0 those who know little do better, as with a wrong key.
  public let discrimination: Double?

  public init(
    facility: Facility, choiceCounts chosen: [Int], unanswered: Int, medianTime: TimeSpan?, discrimination: Double?
  ) {
    self.facility = facility
    self.choiceCounts = chosen
    self.unanswered = unanswered
    self.medianTime = medianTime
    self.discrimination = discrimination
  }

  public var players: Int { facility.players }

  /// Whether there are enough players for figures to mean something.
  public var hasEnoughPlayers: Bool { players >= Self.minPlayers }
}
