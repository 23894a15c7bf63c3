import Foundation
import Programs
import Testing

/// A process that a test starts, with its standard output.
struct ChildProcess {
  private let process: SpawnedProcess
  private let output = Pipe()

  /// Starts `StoreDriver`, which is built beside the tests.
  ///
  /// - Parameter wrapper: a program with arguments that runs the rest, as strace does.
  init(storeDriver arguments: [String], under wrapper: [String] = []) throws {
    let tests = try #require(Bundle.main.executableURL)
    let driver = tests.deletingLastPathComponent().appending(path: "StoreDriver").path
    let command = wrapper + [driver] + arguments
    process = SpawnedProcess(URL(filePath: command[0]), Array(command.dropFirst()))
    process.output = .pipe(output)
    try process.run()
  }

  /// What it has written by now, waiting for at least something.
  func read() -> String { String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) }

  /// What it writes until it ends.
  func readToEnd() throws -> String {
    String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }

  /// Ends it at once, as a crash would.
  func kill() { process.send(SIGKILL) }

  func waitUntilExit() -> Int32 { process.waitUntilExit() }
}
