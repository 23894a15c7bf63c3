extension Texts {
  /// The texts of the admin pages.
  public struct Admin: Sendable {
    /// The name of the admin navigation.
    public let title: String
    let reports: String
    let schedule: String
    let bank: String
    let analytics: Analytics
    public let accounts: Accounts
    let auditLog: String

    let noReports: Message
    let reported: @Sendable (_ players: Int) -> String
    let playersWrote: String
    /// Heads a question's texts in other languages.
    let translations: String
    let translating: ActionForm
    public let questionMissing: String
    /// Another question has the text and the correct answer.
    public let questionTwice: String
    public let answerMissing: String
    /// Another answer is the same.
    public let answerTwice: String
    let translationCorrected: String
    let wroteNothing: String

    public let question: String
    let answer: String
    let correctAnswer: String
    public let chosen: String
    let unanswered: String
    let starts: @Sendable (_ players: Int) -> String
    let explanation: String
    let source: String
    let void: String
    let forOne: String

    let decide: String
    let reason: String
    let reasonHint: String
    public let reasonWrong: String
    let voiding: ActionForm
    let rekeying: ActionForm
    let rightAnswer: String
    public let keyWrong: String
    let dismissing: ActionForm
    /// Leads to the page that asks for confirmation.
    /// Leads to the page that asks for confirmation.
    let reviewRekeying: String
    let reviewVoiding: String
    /// The titles of the pages that ask for confirmation.
    let confirmVoiding: String
    let confirmRekeying: String
    let oldAnswer: String
    let newAnswer: String
    /// How many players a removal affects.
    let affected: @Sendable (_ players: Int) -> String
    /// In place of `affected` if nobody has started the question.
    let unstarted: String
    /// How many answers get another result.
    let rescored: @Sendable (_ right: Int, _ wrong: Int) -> String
    /// Says what becomes of the explanation when the answer changes.
    let explanationNote: String
    let cancel: String
    public let isVoid: String
    let counted: @Sendable (_ rounds: Int) -> String
    let drawnAnew: String
    let settled: String

    let scheduleText: String
    let secrecy: String
    let personal: String
    let date: String
    let today: String
    let notDrawn: String
    /// For dates that are over.
    let neverDrawn: String
    /// The first date of a row without an end.
    let from: @Sendable (_ date: String) -> String
    let earlier: String
    let later: String
    let drawAhead: String
    let drawDays: String
    let draw: String
    public let drawWrong: String

    let bankText: String
    let inBank: String
    let left: String
    let practicePool: String
    let drawn: String
    let lasts: String
    let lastsDays: @Sendable (_ days: Int, _ until: String) -> String
    let nothingLeft: String
    let noBank: Message

    let auditLogText: String
    let auditLogEmpty: String
    let commandLine: String
    let actionNames: ActionNames

    /// The form of an action.
    struct ActionForm: Sendable {
      let title: String
      let text: String
      let button: String
    }

    /// The names of actions in the audit log.
    struct ActionNames: Sendable {
      let void: String
      let rekey: String
      let dismiss: String
      /// An operator set the latest instant that the house has seen.
      let resetClock: String
      let undoImport: String
      let correctTexts: String
    }
  }
}

extension Texts.Admin {
  /// The texts of the page that gives accounts their roles.
  public struct Accounts: Sendable {
    let title: String
    let since: @Sendable (_ date: String) -> String
    let change: String
    let role: String
    let player: Texts.Message
    let author: Texts.Message
    let `operator`: Texts.Message
    let save: String
    let saved: @Sendable (_ name: String, _ role: String) -> String
    /// Why the form asks for the operator's password.
    let whyPassword: String
    public let chooseRole: String
    public let noSuchAccount: String
    public let ownRole: String

    func words(_ role: AdminAccountsPage.Role) -> Texts.Message {
      switch role {
      case .player: player
      case .author: author
      case .operator: `operator`
      }
    }
  }
}
