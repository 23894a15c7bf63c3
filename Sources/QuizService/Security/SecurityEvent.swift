internal import QuizEngine

/// An event for the security log. It names no player: accounts appear as their numbers in the store, which mean nothing
/// once the account is deleted.
package struct SecurityEvent: Hashable, Sendable {
  /// The author of an event.
  package enum Author: Hashable, Sendable {
    case account(AccountID)
    /// Somebody with access to the server's machine.
    case commandLine
    /// A server that starts.
    case server
    /// Somebody who used a set-up link.
    case setupLink
  }

  /// The kind of event for programs, such as `role-changed`.
  package let name: String
  /// One sentence for people.
  package let message: String
  /// Details for programs, such as `account` and `role`. `by` names the author if an operator did it.
  package let fields: [String: String]
  /// Whether an operator should look at it. Other events only help to reconstruct what happened.
  package let isNotable: Bool

  init(_ name: String, _ sentence: String, _ fields: [String: String], isNotable: Bool = true) {
    self.name = name
    self.message = sentence
    self.fields = fields
    self.isNotable = isNotable
  }

  init(_ name: String, _ sentence: String, by author: Author, _ fields: [String: String]) {
    self.init(name, sentence, fields.merging(["by": author.text]) { $1 })
  }
}

extension SecurityEvent.Author {
  fileprivate var text: String {
    switch self {
    case .account(let id): "account \(id.number)"
    case .commandLine: "command line"
    case .server: "server"
    case .setupLink: "set-up link"
    }
  }
}

extension SecurityEvent {
  static func roleChanged(_ role: Account.Role, of accountID: AccountID, by author: Author) -> SecurityEvent {
    SecurityEvent(
      "role-changed", "An account’s role was changed", by: author,
      ["account": "\(accountID.number)", "role": role.rawValue])
  }

  /// It doesn't name the link.
  static func setupLinkMade(by author: Author) -> SecurityEvent {
    SecurityEvent("set-up-link-made", "A link was made that makes the first operator", by: author, [:])
  }

  static func publicationChanged(
    _ state: DraftPublication.State, of quizID: QuizID, by author: Author
  ) -> SecurityEvent {
    SecurityEvent(
      "quiz-decided", "An operator decided whether players find a quiz", by: author,
      ["quiz": quizID.name, "state": state.rawValue])
  }

  /// It doesn't name the link.
  static func previewRevoked(of draft: DraftID, by author: Author) -> SecurityEvent {
    SecurityEvent(
      "preview-revoked", "An operator revoked a link to the preview of another account’s quiz", by: author,
      ["draft": draft.token.text])
  }

  static func accountReset(_ accountID: AccountID, by author: Author) -> SecurityEvent {
    SecurityEvent(
      "account-reset", "An account’s password and recovery code were replaced by a new code", by: author,
      ["account": "\(accountID.number)"])
  }

  /// - Parameter accountID: nil for all accounts.
  static func signedOut(_ accountID: AccountID?, by author: Author) -> SecurityEvent {
    SecurityEvent(
      "signed-out", "Sessions were ended by an operator", by: author,
      ["account": accountID.map { "\($0.number)" } ?? "all"])
  }

  /// - Parameter action: `void`, `rekey` or `dismiss`.
  static func correction(_ action: String, on itemID: ItemID, by author: Author) -> SecurityEvent {
    SecurityEvent(
      "question-corrected", "A question of the daily game was corrected", by: author,
      ["action": action, "item": "\(itemID.number)"])
  }

  /// - Parameter file: the backup's path.
  package static func backup(to file: String) -> SecurityEvent {
    SecurityEvent("backed-up", "A backup was written", by: .commandLine, ["file": file])
  }

  package static func restore(from file: String, to target: String) -> SecurityEvent {
    SecurityEvent("restored", "A backup was restored", by: .commandLine, ["file": file, "to": target])
  }

  package static func move(from old: String, to new: String) -> SecurityEvent {
    SecurityEvent("moved", "A house was moved", by: .commandLine, ["from": old, "to": new])
  }
}
