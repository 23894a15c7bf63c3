public import QuizEngine

/// Reads everything that is stored about a player, for themselves.
public protocol DataExportStore: Sendable {
  /// - Parameter browser: the browser whose plays of quizzes are included; they belong to a browser, not to an
  ///   account.
  func dataExport(of account: AccountID, browser: AnonymousPlayerID?) async throws(StoreError) -> PlayerDataExport
}

/// Everything that is stored about a player except the account itself and its sessions.
public struct PlayerDataExport: Hashable, Sendable {
  /// A player's report on a question.
  public struct Report: Hashable, Sendable {
    /// The question's text.
    public let question: String
    /// What the player wrote about it.
    public let text: String
    public let reportedAt: Timestamp

    public init(question: String, text: String, reportedAt: Timestamp) {
      self.question = question
      self.text = text
      self.reportedAt = reportedAt
    }
  }

  /// By date, in the state of the last request.
  public let rounds: [RoundRecord]
  public let groups: [Group]
  public let reports: [Report]
  /// The plays of quizzes in one browser, in the order in which they were started.
  public let plays: [PlayRecord]
  /// The plays that others may compare theirs with, and since when.
  public let comparableSince: [PlayID: Timestamp]

  public init(
    rounds: [RoundRecord], groups: [Group], reports: [Report], plays: [PlayRecord],
    comparableSince: [PlayID: Timestamp] = [:]
  ) {
    self.rounds = rounds
    self.groups = groups
    self.reports = reports
    self.plays = plays
    self.comparableSince = comparableSince
  }
}
