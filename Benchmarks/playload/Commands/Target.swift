import ArgumentParser

/// The options that the commands share: what is loaded, by how many clients, and for how long.
struct Target: ParsableArguments {
  @Option(help: "The server's port on 127.0.0.1.")
  var port: UInt16

  @Option(help: "How many clients are at it at once.")
  var clients = 8

  @Option(help: "How many seconds count.")
  var seconds = 5.0

  @Option(help: "How many seconds before them don't.")
  var warmUp = 1.0

  @Option(name: .customLong("pid"), help: "A process of the server, to count its processor time; may be repeated.")
  var processes: [Int32] = []

  /// Runs the clients and prints what they measured.
  func load(_ work: @escaping @Sendable (Int, Window) -> LoadResults) throws {
    let window = Window(warmUp: warmUp, seconds: seconds)
    let clientThreads = ClientThreads(clients: clients) { work($0, window) }
    window.opens.wait()
    let (start, before) = (Instant.now, ProcessorTime(server: processes))
    window.closes.wait()
    let (spent, end) = (ProcessorTime(server: processes) - before, Instant.now)
    try Report(clientThreads.results(), seconds: end.seconds(since: start), spent: spent).print()
  }
}
