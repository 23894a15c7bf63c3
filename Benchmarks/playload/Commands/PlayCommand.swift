import ArgumentParser

struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Plays a quiz whole, again and again, each time as a new player.",
    discussion: """
      Counts answers: each from the press to the next page. Only those of plays that reached their result count.
      """)

  @OptionGroup var target: Target

  @Option(help: "The quiz, by its id.")
  var quiz: String

  @Flag(help: "Let the server pack its pages, as every real browser does.")
  var gzip = false

  func run() throws {
    let (port, quiz, gzip) = (target.port, quiz, gzip)
    try target.load { client, window in
      var results = LoadResults()
      while !window.isOver {
        let seed = UInt64(client) << 32 | UInt64(results.requests)
        var player = Player(port: port, quiz: quiz, seed: seed, gzip: gzip)
        do throws(LoadError) {
          try player.play()
          results.plays += 1
          results.add(player.answers, in: window)
        } catch {
          results.add(error)
        }
        results.requests += player.requests
      }
      return results
    }
  }
}
