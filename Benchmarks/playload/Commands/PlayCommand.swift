import ArgumentParser

struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Plays quizzes whole, again and again, each time as a new player.",
    discussion: """
      Counts answers: each from the press to the next page. Only those of plays that reached their result count.
      """)

  @OptionGroup var target: Target

  @Option(name: .customLong("quiz"), help: "A quiz, by its id; may be repeated. A client plays one after the other.")
  var quizzes: [String]

  @Option(name: .customLong("language"), help: "A language of the browsers; may be repeated.")
  var languages: [String] = ["en"]

  @Flag(help: "Let every second client be signed in as a guest.")
  var guests = false

  @Flag(help: "Let the server pack its pages, as every real browser does.")
  var gzip = false

  func validate() throws {
    if quizzes.isEmpty || languages.isEmpty { throw ValidationError("Name a quiz, and a language.") }
  }

  func run() throws {
    let (port, quizzes, languages, guests, gzip) = (target.port, quizzes, languages, guests, gzip)
    try target.load { client, window in
      var results = LoadResults()
      var cookies: [String] = []
      if guests, !client.isMultiple(of: 2) {
        do throws(LoadError) { cookies = try Self.guestCookies(port: port) } catch { return LoadResults(failed: error) }
      }
      var number = client
      while !window.isOver {
        let seed = UInt64(client) << 32 | UInt64(results.requests)
        var player = Player(
          port: port, quiz: quizzes[number % quizzes.count], seed: seed,
          language: languages[number / quizzes.count % languages.count], gzip: gzip, cookies: cookies)
        number += 1
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

  /// Makes a guest. Its cookie signs each play's new browser in.
  private static func guestCookies(port: UInt16) throws(LoadError) -> [String] {
    var browser = Browser(port: port)
    try browser.post("/account/guest", form: "zone=Europe/Berlin&language=en")
    return browser.cookies
  }
}
