public import QuizEngine

/// Reads out what is kept about one person, for themselves.
public protocol DataExportStore: Sendable {
  /// - Parameter browser: whose plays of quizzes are read out too; they belong to a browser, not to an account.
  func dataExport(of account: AccountID, browser: AnonymousPlayerID?) async throws(StoreError) -> PlayerDataExport
}

/// Everything that is kept about a player beside the account itself and its sessions.
public struct PlayerDataExport: Hashable, Sendable {
  /// A fault that the player found with a question.
  public struct Report: Hashable, Sendable {
    public let question: String
    public let text: String
    public let reportedAt: Timestamp

    public init(question: String, text: String, reportedAt: Timestamp) {
      self.question = question
      self.text = text
      self.reportedAt = reportedAt
    }
  }

  /// By date; as they were left.
  public let rounds: [RoundRecord]
  public let groups: [Group]
  public let reports: [Report]
  /// The plays of quizzes in one browser, in the order of beginning.
  public let plays: [PlayRecord]

  public init(rounds: [RoundRecord], groups: [Group], reports: [Report], plays: [PlayRecord]) {
    self.rounds = rounds
    self.groups = groups
    self.reports = reports
    self.plays = plays
  }
}
