import ArgumentParser
import Foundation
import QuizEngine
import QuizPages
import QuizService
import QuizWeb

/// `parlour account setup-link`
struct AccountSetupLinkCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "setup-link",
    abstract: "Print a link with which the first operator sets up the site.",
    discussion: """
      Whoever opens the link first makes an account that is operator and author. It works once, for 24 hours, on all \
      servers of the site, and only while there is no operator. The server prints such a link, too, when it starts \
      without an operator.
      """)

  @Option(help: "The site’s public address, for the link. (default: PARLOUR_PUBLIC_URL)")
  var publicURL: String?

  @OptionGroup var data: DataOptions

  func run() async throws {
    let address = try (publicURL ?? ProcessInfo.processInfo.environment["PARLOUR_PUBLIC_URL"]).map(ServeOptions.address)
    let token = try await data.withAccounts { accounts throws(AccountError) in
      try await accounts.makeSetupToken(by: .commandLine)
    }
    guard let token else {
      throw CommandError(
        "There is an operator already. An operator gives roles at /admin/accounts; so does “parlour account role”.")
    }
    print(SetupLink(token: token, origin: address?.origin).text)
  }
}

/// A set-up link, with what it is for.
struct SetupLink {
  let token: Token128
  /// The site's address; nil if it isn't known here.
  let origin: String?

  var text: String {
    let path = SitePath.setup(token.text)
    guard let origin else {
      return """
        This site has no operator yet. Open this page of the site within 24 hours to become the operator:
        \(path)
        With --public-url, a whole link is printed.
        """
    }
    return """
      This site has no operator yet. Open this link within 24 hours to become the operator:
      \(origin)\(path)
      """
  }
}
