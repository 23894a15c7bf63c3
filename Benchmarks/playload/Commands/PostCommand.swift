import ArgumentParser

struct PostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "post", abstract: "Sends the same small form again and again, on connections that are kept.")

  @OptionGroup var target: Target

  @Option(help: "Where the form goes.")
  var path = "/answer"

  func run() throws {
    let (port, path) = (target.port, path)
    try target.load { _, window in
      var browser = Browser(port: port)
      return LoadResults.repeating(in: window) { () throws(LoadError) in try browser.post(path, form: "answer=2") }
    }
  }
}
