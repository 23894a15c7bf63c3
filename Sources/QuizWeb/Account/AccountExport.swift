import Foundation
import QuizDrafts
import QuizEngine
import QuizService

/// Everything that is stored about a player, as JSON for that player.
///
/// An unfinished round shows neither its question nor the correct answer.
struct AccountExport: Encodable {
  let account: AccountPart
  let sessions: [SessionPart]
  /// The browsers that have signed in before, for a year.
  let knownBrowsers: [KnownBrowserPart]
  let rounds: [RoundPart]
  let groups: [GroupPart]
  let reports: [ReportPart]
  /// The plays of quizzes in this browser.
  let quizPlays: [PlayPart]
  /// The player's own drafts of quizzes.
  let drafts: [DraftPart]

  init(_ export: PlayerDataExport, sessions: [Session], knownBrowsers browsers: [KnownBrowser], of player: Player) {
    account = AccountPart(player.account)
    self.sessions = sessions.map { SessionPart($0, isHere: $0.tokenDigest == player.sessionDigest) }
    knownBrowsers = browsers.map { KnownBrowserPart(firstSignIn: $0.createdAt.date, lastSignIn: $0.lastSignInAt.date) }
    rounds = export.rounds.map { RoundPart($0, of: player.account) }
    groups = export.groups.map { GroupPart(name: $0.name, members: $0.members, invitation: $0.invitation.text) }
    reports = export.reports.map { ReportPart(question: $0.question, text: $0.text, reportedAt: $0.reportedAt.date) }
    quizPlays = export.plays.map { PlayPart($0, comparableSince: export.comparableSince[$0.id]) }
    drafts = export.drafts.map(DraftPart.init)
  }

  var json: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      encoder.dateEncodingStrategy = .iso8601
      return [UInt8](try encoder.encode(self))
    }
  }

  struct AccountPart: Encodable {
    struct Residence: Encodable {
      let zone: String
      let from: Date
    }

    let name: String?
    let role: String
    let created: Date
    let residences: [Residence]
    let questionLanguage: String
    let hidesStopwatch: Bool
    let sawSlides: Bool

    init(_ account: Account) {
      name = account.name?.text
      role = account.isGuest ? "guest" : account.role.rawValue
      created = account.createdAt.date
      residences = account.calendar.timeZones.map { Residence(zone: $0.zone.name, from: $0.validFrom.date) }
      questionLanguage = account.settings.language.tag
      hidesStopwatch = account.settings.hidesStopwatch
      sawSlides = account.isOnboarded
    }
  }

  struct SessionPart: Encodable {
    let begun: Date
    let lastUsed: Date
    let browser: String?
    let system: String?
    let thisBrowser: Bool

    init(_ session: Session, isHere: Bool) {
      begun = session.startedAt.date
      lastUsed = session.lastActiveAt.date
      browser = session.browserDescription.browser?.name
      system = session.browserDescription.system?.name
      thisBrowser = isHere
    }
  }

  struct KnownBrowserPart: Encodable {
    let firstSignIn: Date
    let lastSignIn: Date
  }

  struct GroupPart: Encodable {
    let name: String
    let members: Int
    let invitation: String
  }

  struct ReportPart: Encodable {
    let question: String
    let text: String
    let reportedAt: Date
  }
}

extension AccountExport {
  struct DraftPart: Encodable {
    let created: Date
    let changed: Date
    let version: Int
    let quiz: DraftItemPart

    init(_ record: DraftRecord) {
      created = record.createdAt.date
      changed = record.changedAt.date
      version = record.version
      quiz = DraftItemPart(record.draft.quiz)
    }
  }

  /// A part of a draft: the quiz, a language, an outcome, a question or an answer.
  struct DraftItemPart: Encodable {
    let id: String
    let kind: String
    /// By field; by field and language, outcome or tag with a dot between them.
    let values: [String: ValuePart]
    let items: [DraftItemPart]

    init(_ item: DraftItem) {
      id = item.id.name
      kind = item.kind.rawValue
      values = Dictionary(
        item.values.map { key, value in
          ([key.field.rawValue, key.key].compactMap(\.self).joined(separator: "."), ValuePart(value: value))
        }
      ) { first, _ in first }
      items = item.items.map(DraftItemPart.init)
    }
  }

  struct ValuePart: Encodable {
    let value: DraftValue

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch value {
      case .text(let text): try container.encode(text)
      case .integer(let number): try container.encode(number)
      case .boolean(let flag): try container.encode(flag)
      }
    }
  }
}

extension Timestamp {
  var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }
}
