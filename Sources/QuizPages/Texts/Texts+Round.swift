extension Texts {
  /// The texts of a round, also in practice.
  public struct Round: Sendable {
    let watch: String
    let pause: String
    let resume: String
    /// The text of a paused round if the watch is turned off.
    public let paused: String
    let pausedAt: @Sendable (_ watch: String) -> String
    /// Before Start.
    let ready: Ready
    /// Says that an answer waits for the network.
    let connection: String
    /// The labels of the two times of a paused round: from Start, which runs on, and without pauses.
    let timeRunsOn: String
    let thinkingTimeStands: String
    let pausedText: String
    let pausedUntil: @Sendable (_ time: String) -> String
    let running: String
    let runningAt: @Sendable (_ watch: String) -> String
    /// For a round that runs past midnight.
    let late: String
    let noScript: String
    /// For a round that can be paused.
    let noScriptLeaving: String
    public let verdict: Verdict
    let practice: Practice

    struct Ready: Sendable {
      let rule: String
      /// The labels of the shortest time of a correct answer.
      let best: Game.Difficulties
      let start: String
    }

    public struct Verdict: Sendable {
      public let correct: String
      public let wrong: String
      let timedOut: String
      let timedOutText: String
      let expired: String
      let expiredText: String
      /// The player was never as fast at a question of this difficulty.
      let personalBest: String
      /// How many percent of the players answered correctly.
      let correctPercent: @Sendable (_ percent: Int) -> String
      /// The player's place on the board of the question, and how many players are on it.
      let standing: @Sendable (_ rank: Int, _ count: Int) -> String
      /// For a question without an answer, while another one of the day is left.
      let keepStreak: @Sendable (_ days: Int) -> String
      /// The thinking time of somebody who paused.
      let thinkingTime: @Sendable (_ time: String) -> String
      /// The heading of the explanation.
      let why: String
      /// In place of the explanation if another answer is correct now than the one that it explains.
      let corrected: String
      /// Marks on the answers, for screen readers.
      let correctAnswer: String
      let own: String
      let ownCorrect: String
      /// The button to the finished day.
      let seeDay: String
      let today: String
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
      /// How many of the questions asked so far were right.
      let tally: @Sendable (_ right: Int, _ asked: Int) -> String
      let choose: String
      let nothingTitle: String
      let nothingText: String
    }
  }
}
