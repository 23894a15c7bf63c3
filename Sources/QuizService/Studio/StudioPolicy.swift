/// Who may do what in the studio: a table. What isn't in it is refused.
package enum StudioPolicy {
  /// The accounts that make quizzes in a house.
  package enum Authors: String, CaseIterable, Hashable, Sendable {
    /// Accounts that an operator made authors.
    case invited
    /// Every account. What a player publishes is unlisted until an operator lists it.
    case open
    /// Nobody. Drafts and published quizzes stay.
    case off
  }

  /// The role of the account that asks. Each role may do everything that the roles before it may.
  package enum Role: String, CaseIterable, Comparable, Hashable, Sendable {
    /// A guest of the daily game, or somebody without an account.
    case guest
    case player, author, `operator`

    package static func < (one: Role, other: Role) -> Bool { one.rank < other.rank }

    private var rank: Int {
      switch self {
      case .guest: 0
      case .player: 1
      case .author: 2
      case .operator: 3
      }
    }

    /// - Parameter account: nil for somebody without an account.
    package init(_ account: Account?) {
      guard let account, !account.isGuest else {
        self = .guest
        return
      }
      self =
        switch account.role {
        case .player: .player
        case .author: .author
        case .operator: .operator
        }
    }
  }

  /// What the account has to do with a draft.
  package enum Relation: String, CaseIterable, Hashable, Sendable {
    case none, editor, owner

    package init(_ accountID: AccountID, to draft: DraftRecord) {
      self.init(accountID, ownerID: draft.ownerID, editorIDs: draft.editorIDs)
    }

    init(_ accountID: AccountID, ownerID: AccountID, editorIDs: [AccountID]) {
      self = if ownerID == accountID { .owner } else if editorIDs.contains(accountID) { .editor } else { .none }
    }
  }

  /// What is asked for.
  package enum Action: String, CaseIterable, Hashable, Sendable {
    /// The list of the account's own drafts.
    case home
    /// The list of all drafts of the house.
    case seeAll
    /// Making a new draft, from any source.
    case create
    /// A draft's content, history and export.
    case read
    /// Changing a draft, undoing, redoing, restoring.
    case edit
    /// Adding and removing editors.
    case manageEditors
    /// Links to a draft's preview.
    case managePreviews
    /// Making it a quiz that everybody who has its address can play.
    case publish
    /// Letting the front page list it.
    case list
    /// Taking it off offer.
    case unpublish
    case delete
    /// How it was played.
    case readStatistics
    /// Links that make an account an author's.
    case inviteAuthors
  }

  /// Whether an action is allowed.
  ///
  /// - Parameter relation: `.none` for what isn't about a draft.
  package static func allows(
    _ action: Action, role: Role, relation: Relation = .none, authors: Authors
  ) -> Bool {
    rows.contains {
      $0.actions.contains(action) && $0.authors.contains(authors) && $0.relations.contains(relation) && role >= $0.role
    }
  }

  private struct Row {
    /// The lowest role.
    let role: Role
    // Arrays: each page of an account asks, and hashing takes longer than looking at a few cases.
    let relations: [Relation]
    let authors: [Authors]
    let actions: [Action]
  }

  private static let always = Authors.allCases

  private static let rows = [
    // Authors write.
    Row(role: .author, relations: [.none], authors: [.invited, .open], actions: [.create]),
    Row(
      role: .author, relations: [.editor, .owner], authors: [.invited, .open],
      actions: [.read, .edit, .managePreviews, .publish, .list, .unpublish, .readStatistics]),
    Row(role: .author, relations: [.owner], authors: [.invited, .open], actions: [.manageEditors]),
    // In an open house everybody does; only listing is for authors.
    Row(role: .player, relations: [.none], authors: [.open], actions: [.create]),
    Row(
      role: .player, relations: [.editor, .owner], authors: [.open],
      actions: [.read, .edit, .managePreviews, .publish, .unpublish, .readStatistics]),
    Row(role: .player, relations: [.owner], authors: [.open], actions: [.manageEditors]),
    // Owners keep what they made, even if they may no longer write.
    Row(role: .player, relations: [.none], authors: always, actions: [.home]),
    Row(role: .player, relations: [.owner], authors: always, actions: [.read, .unpublish, .delete]),
    // Operators see everything, list, unpublish, and revoke links to previews.
    Row(role: .operator, relations: [.none], authors: always, actions: [.seeAll, .inviteAuthors]),
    Row(
      role: .operator, relations: [.none, .editor, .owner], authors: always,
      actions: [.read, .managePreviews, .list, .unpublish, .readStatistics]),
  ]
}
