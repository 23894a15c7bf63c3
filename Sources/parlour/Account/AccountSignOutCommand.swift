import ArgumentParser
import QuizService

/// `parlour account sign-out`
struct AccountSignOutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign-out",
    abstract: "End the sessions of a player, or of all.",
    discussion: """
      Passwords stay as they are; “parlour account reset-password” is for an account that somebody else got into. With \
      --all, all players must sign in again. Guests stay signed in, since they have no password to sign in with.
      """)

  @Argument(help: "The player’s name.")
  var name: String?

  @Flag(help: "Sign out all players who have a name.")
  var all = false

  @OptionGroup var data: DataOptions

  func validate() throws {
    guard (name == nil) == all else {
      throw ValidationError("Give a player’s name, or --all.")
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
