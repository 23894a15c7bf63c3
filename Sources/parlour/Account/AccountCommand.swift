import ArgumentParser
import QuizService

/// `parlour account`
struct AccountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "account",
    abstract: "Look after players’ accounts.",
    discussion: """
      These commands work while the server runs, on its machine and as its user.

        parlour account reset Ada
        parlour account role Ada operator
        parlour account sign-out Ada
      """,
    subcommands: [AccountResetPasswordCommand.self, AccountRoleCommand.self, AccountSignOutCommand.self])
}

/// `parlour account reset`
struct AccountResetPasswordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Let a player back in who lost password and recovery code.",
    discussion: """
      Prints a recovery code that works once, at /account/recover. The old password and the old code no longer work, and \
      the player is signed out everywhere. Make sure that you give the code to the right person.
      """)

  @Argument(help: "The player’s name.")
  var name: String

  @OptionGroup var data: DataOptions

  func run() async throws {
    let name = try AccountCommand.name(name)
    let code = try await data.withAccounts { accounts throws(AccountError) in
      try await accounts.resetCredentials(of: name)
    }
    print(
      """
      \(name.text) gets in at /account/recover with this code:

        \(code.text)

      It works once, and nothing else does now.
      """)
  }
}

/// `parlour account role`
struct AccountRoleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "role",
    abstract: "Make a player an operator, or an operator a player.",
    discussion: "An operator sees reported questions and the schedule, and can void questions or change their keys.")

  @Argument(help: "The player’s name.")
  var name: String

  @Argument(help: "operator or player.")
  var role: RoleArgument

  @OptionGroup var data: DataOptions

  func run() async throws {
    let name = try AccountCommand.name(name)
    try await data.withAccounts { accounts throws(AccountError) in try await accounts.setRole(of: name, to: role.role) }
    print(role == .operator ? "\(name.text) is an operator now." : "\(name.text) is a player now.")
  }
}

/// `parlour account sign-out`
struct AccountSignOutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign-out",
    abstract: "End the sessions of a player, or of all.",
    discussion: """
      Passwords stay as they are; “parlour account reset” is for an account that somebody else got into. With --everybody       all players must sign in again; guests go on, since nothing would bring them back.
      """)

  @Argument(help: "The player’s name.")
  var name: String?

  @Flag(help: "Sign everybody out who has a name.")
  var all = false

  @OptionGroup var data: DataOptions

  func validate() throws {
    guard (name == nil) == all else {
      throw ValidationError("Give a player’s name, or --everybody.")
    }
  }

  func run() async throws {
    guard let name = try name.map(AccountCommand.name) else {
      try await data.withAccounts { accounts throws(AccountError) in try await accounts.signOutEverybody() }
      return print("Everybody is signed out.")
    }
    try await data.withAccounts { accounts throws(AccountError) in try await accounts.signOutEverywhere(name) }
    print("\(name.text) is signed out everywhere.")
  }
}
