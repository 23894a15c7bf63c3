import ArgumentParser
import QuizService

/// `parlour account role`
struct AccountRoleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "role",
    abstract: "Make a player an author or an operator, or take that back.",
    discussion: """
      An author makes quizzes in the studio, at /studio. An operator does that too, sees the admin pages, gives roles at /admin/accounts, and can void questions or change their keys.
      """)

  @Argument(help: "The player’s name.")
  var name: String

  @Argument(help: "player, author or operator.")
  var role: RoleArgument

  @OptionGroup var data: DataOptions

  func run() async throws {
    let name = try AccountCommand.name(name)
    try await data.withAccounts { accounts throws(AccountError) in try await accounts.setRole(of: name, to: role.role) }
    print("\(name.text) is \(role == .player ? "a" : "an") \(role.rawValue) now.")
  }
}
