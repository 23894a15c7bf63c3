extension Texts {
  /// The texts of the admin pages.
  public struct Admin: Sendable {
    /// The name of the admin navigation.
    public let title: String
    public let reports: String
    public let schedule: String
    public let bank: String
    public let analytics: Analytics
    public let auditLog: String

    public let noReports: Message
    public let reported: @Sendable (_ players: Int) -> String
    public let playersWrote: String
    public let wroteNothing: String

    public let question: String
    public let answer: String
    public let key: String
    public let chosen: String
    public let unanswered: String
    public let starts: @Sendable (_ players: Int) -> String
    public let explanation: String
    public let source: String
    public let void: String
    public let forOne: String

    public let decide: String
    public let reason: String
    public let reasonHint: String
    public let reasonWrong: String
    public let voiding: ActionForm
    public let rekeying: ActionForm
    public let rightAnswer: String
    public let keyWrong: String
    public let dismissing: ActionForm
    public let isVoid: String
    public let counted: @Sendable (_ rounds: Int) -> String
    public let drawnAnew: String
    public let settled: String

    public let scheduleText: String
    public let secrecy: String
    public let personal: String
    public let date: String
    public let today: String
    public let notDrawn: String
    public let earlier: String
    public let later: String
    public let drawAhead: String
    public let drawDays: String
    public let draw: String
    public let drawWrong: String

    public let bankText: String
    public let inBank: String
    public let left: String
    public let practicePool: String
    public let drawn: String
    public let lasts: String
    public let lastsDays: @Sendable (_ days: Int, _ until: String) -> String
    public let nothingLeft: String
    public let noBank: Message

    public let auditLogText: String
    public let auditLogEmpty: String
    public let commandLine: String
    public let actionNames: ActionNames

    /// The form of an action.
    public struct ActionForm: Sendable {
      public let title: String
      public let text: String
      public let button: String
    }

    /// The names of actions in the audit log.
    public struct ActionNames: Sendable {
      public let void: String
      public let rekey: String
      public let dismiss: String
      /// An operator set the latest instant that the house has seen.
      public let resetClock: String
      public let undoImport: String
    }
  }
}
