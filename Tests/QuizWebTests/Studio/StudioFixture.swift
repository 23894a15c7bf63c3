import QuizDrafts
import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import Testing

@testable import QuizWeb

/// A house with one account of each kind.
struct StudioFixture {
  let site: SiteFixture
  let owner: Account
  let editor: Account
  /// Another author.
  let author: Account
  let player: Account
  let `operator`: Account

  var studio: StudioService { site.services.studio }

  init(authors: StudioPolicy.Authors = .invited, security: SecurityLog = SecurityLog()) async throws {
    site = try await SiteFixture(gameSettings: GameSettings(authors: authors), security: security)
    owner = try await site.account("Olga", .author)
    editor = try await site.account("Edda", .author)
    author = try await site.account("Arno", .author)
    player = try await site.account("Paula", .player)
    `operator` = try await site.account("Greta", .operator)
  }

  /// A draft of the owner, with its editor.
  func draft(_ draft: Draft = .twoQuestions) async throws -> DraftID {
    let id = try await studio.create(.tree(draft), by: owner).id
    try await studio.addEditor(named: #require(editor.name), to: id, by: owner)
    return id
  }

  @discardableResult
  func setTitle(_ title: String, of id: DraftID, by account: Account) async throws -> DraftSave {
    let open = try await studio.open(id, by: account)
    let location = DraftLocation(.quiz, .title, "en")
    return try await studio.save(
      .edit([.set(location, from: open.record.draft[location], to: .text(title))]), to: id, seen: open.record.version,
      request: .random(), by: account)
  }

  @discardableResult
  func publish(
    _ id: DraftID, as state: DraftPublication.State = .listed, by account: Account? = nil
  ) async throws -> Revision {
    let open = try await studio.open(id, by: account ?? owner)
    return try await studio.publish(
      id, version: open.record.version, as: state, seen: open.publication?.changedAt, by: account ?? owner)
  }

  func publication(of id: DraftID) async throws -> DraftPublication? {
    try await studio.open(id, by: `operator`).publication
  }
}

extension SiteFixture {
  /// An account with a session; its cookie is of no interest.
  func account(_ name: String, _ role: Account.Role) async throws -> Account {
    let name = try #require(AccountName(name))
    let new = NewAccount(
      name: name, credentials: Credentials(passwordHash: "$scrypt$password", recoveryCodeDigest: nil),
      zone: try #require(IANATimeZone("Europe/Berlin")), settings: AccountSettings(language: Language("en")),
      createdAt: clock.now())
    let made = try await store.create(new, sessionDigest: SessionToken(.random()).digest)
    try await store.setRole(role, of: made.id)
    return try #require(try await store.account(made.id))
  }
}

extension DraftListPage {
  static let first = DraftListPage(number: 1, size: 20)
}

extension Token128 {
  static func random() -> Token128 { Token128(high: .random(in: .min ... .max), low: .random(in: .min ... .max)) }
}

extension Draft {
  /// A quiz that can be published.
  static var twoQuestions: Draft { Draft(SiteFixture.quiz).changed { $0.apply(setting: .id, to: "") } }

  fileprivate func changed(_ change: (inout Draft) -> Void) -> Draft {
    var draft = self
    change(&draft)
    return draft
  }

  fileprivate mutating func apply(setting field: DraftField, to text: String) {
    let location = DraftLocation(.quiz, field)
    try? apply(.set(location, from: self[location], to: text.isEmpty ? nil : .text(text)))
  }
}
