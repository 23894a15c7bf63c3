extension Texts {
  /// The texts of a round, also in practice.
  public struct Round: Sendable {
    public let watch: String
    public let pause: String
    public let resume: String
    /// The text of a paused round if the watch is turned off.
    public let paused: String
    public let pausedAt: @Sendable (_ watch: String) -> String
    public let pausedText: String
    public let pausedUntil: @Sendable (_ time: String) -> String
    public let running: String
    public let runningAt: @Sendable (_ watch: String) -> String
    /// For a round that runs past midnight.
    public let late: String
    public let noScript: String
    public let verdict: Verdict
    public let practice: Practice

    public struct Verdict: Sendable {
      public let right: String
      public let wrong: String
      public let outOfTime: String
      public let outOfTimeText: String
      public let unfinished: String
      public let unfinishedText: String
      public let void: String
      public let key: String
      public let own: String
      public let onWatch: String
      public let fromStart: String
      public let source: String
      public let licence: String
      public let home: String
      public let report: String
      public let reportLabel: String
      public let reportHint: String
      public let send: String
      public let thanks: String
      public let reportEmpty: String
      public let reportTooLong: String
    }

    public struct Practice: Sendable {
      public let title: String
      public let lead: String
      public let difficulty: String
      public let anyDifficulty: String
      public let category: String
      public let anyCategory: String
      public let ask: String
      public let next: String
      public let choose: String
      public let nothingTitle: String
      public let nothingText: String
    }
  }
}
