import ArgumentParser

struct GetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "get", abstract: "Opens the same page again and again, on connections that are kept.",
    discussion: "With --quiz it is the first question's page, for a player who has just begun.")

  @OptionGroup var target: Target

  @Option(help: "The page.")
  var path = "/"

  @Option(help: "A quiz whose first question is opened.")
  var quiz: String?

  func run() throws {
    if let quiz { try openQuestion(of: quiz) } else { try openPage() }
  }

  private func openPage() throws {
    let (port, path) = (target.port, path)
    try target.load { _, window in
      var browser = Browser(port: port)
      return LoadResults.repeating(in: window) { () throws(LoadError) in try browser.get(path) }
    }
  }

  private func openQuestion(of quiz: String) throws {
    let port = target.port
    try target.load { client, window in
      var player = Player(port: port, quiz: quiz, seed: UInt64(client))
      do throws(LoadError) { try player.begin() } catch { return LoadResults(failed: error) }
      return LoadResults.repeating(in: window) { () throws(LoadError) in try player.reload() }
    }
  }
}
