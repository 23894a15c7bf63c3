import ArgumentParser
import QuizService

/// `parlour account reset-password`
struct AccountResetPasswordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset-password",
    abstract: "Give a player access again who lost password and recovery code.",
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
      \(name.text) can sign in at /account/recover with this code:

        \(code.text)

      It works once. The old password and code no longer work.
      """)
  }
}
