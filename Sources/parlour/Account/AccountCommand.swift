import ArgumentParser
import QuizService

/// `parlour account`
struct AccountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "account",
    abstract: "Manage players’ accounts.",
    discussion: """
      These commands work while the server runs, on its machine and as its user.

        parlour account reset-password Ada
        parlour account role Ada operator
        parlour account setup-link
        parlour account sign-out Ada
      """,
    subcommands: [
      AccountResetPasswordCommand.self, AccountRoleCommand.self, AccountSetupLinkCommand.self,
      AccountSignOutCommand.self,
    ])
}
