extension Texts {
  /// The texts of a round, also in practice.
  public struct Round: Sendable {
    let watch: String
    let pause: String
    let resume: String
    /// The text of a paused round if the watch is turned off.
    public let paused: String
    let pausedAt: @Sendable (_ watch: String) -> String
    let pausedText: String
    let pausedUntil: @Sendable (_ time: String) -> String
    let running: String
    let runningAt: @Sendable (_ watch: String) -> String
    /// For a round that runs past midnight.
    let late: String
    let noScript: String
    public let verdict: Verdict
    let practice: Practice

    public struct Verdict: Sendable {
      let correct: String
      public let wrong: String
      let timedOut: String
      let timedOutText: String
      let expired: String
      let expiredText: String
      let void: String
      let key: String
      let own: String
      let onWatch: String
      let fromStart: String
      let source: String
      let licence: String
      public let home: String
      public let report: String
      let reportLabel: String
      let reportHint: String
      let send: String
      let thanks: String
      let reportEmpty: String
      let reportTooLong: String
    }

    struct Practice: Sendable {
      let title: String
      let lead: String
      let difficulty: String
      let anyDifficulty: String
      let category: String
      let anyCategory: String
      let ask: String
      let next: String
      let choose: String
      let nothingTitle: String
      let nothingText: String
    }
  }
}
