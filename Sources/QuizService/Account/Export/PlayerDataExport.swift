package import QuizEngine

/// Everything that is stored about a player except the account itself, its sessions and its known browsers.
package struct PlayerDataExport: Hashable, Sendable {
  /// A player's report on a question.
  package struct Report: Hashable, Sendable {
    /// The question's text.
    package let question: String
    /// What the player wrote about it.
    package let text: String
    package let reportedAt: Timestamp

    package init(question: String, text: String, reportedAt: Timestamp) {
      self.question = question
      self.text = text
      self.reportedAt = reportedAt
    }
  }

  /// By date, in the state of the last request.
  package let rounds: [RoundRecord]
  package let groups: [PlayerGroup]
  package let reports: [Report]
  /// The plays of quizzes in one browser, in the order in which they were started.
  package let plays: [PlayRecord]
  /// The plays that others may compare theirs with, and since when.
  package let comparableSince: [PlayID: Timestamp]
  /// The player's own drafts as they are now, in the order in which they were made.
  package let drafts: [DraftRecord]

  package init(
    rounds: [RoundRecord], groups: [PlayerGroup], reports: [Report], plays: [PlayRecord],
    comparableSince: [PlayID: Timestamp] = [:], drafts: [DraftRecord] = []
  ) {
    self.rounds = rounds
    self.groups = groups
    self.reports = reports
    self.plays = plays
    self.comparableSince = comparableSince
    self.drafts = drafts
  }
}

extension PlayerDataExport {
  /// The export with the questions' texts in another language.
  ///
  /// - Parameter localized: the same rounds in the same order.
  func showing(_ localized: [RoundRecord]) -> PlayerDataExport {
    let texts = Dictionary(
      zip(rounds, localized).map { ($0.question.text, $1.question.text) }
    ) { first, _ in first }
    return PlayerDataExport(
      rounds: localized, groups: groups,
      reports: reports.map {
        Report(question: texts[$0.question] ?? $0.question, text: $0.text, reportedAt: $0.reportedAt)
      },
      plays: plays, comparableSince: comparableSince, drafts: drafts)
  }
}
