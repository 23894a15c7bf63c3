import Foundation
import Programs
import Testing

/// A process that a test starts. It reads the process's standard output.
struct ChildProcess {
  private let process: SpawnedProcess
  private let output = Pipe()

  /// Starts `StoreDriver`, which is built beside the tests.
  ///
  /// - Parameter wrapper: a program with its arguments that runs the command, for example strace.
  init(storeDriver arguments: [String], under wrapper: [String] = []) throws {
    let tests = try #require(Bundle.main.executableURL)
    let driver = tests.deletingLastPathComponent().appending(path: "StoreDriver").path
    let command = wrapper + [driver] + arguments
    process = SpawnedProcess(URL(filePath: command[0]), Array(command.dropFirst()))
    process.output = .pipe(output)
    try process.run()
  }

  /// The output so far. It waits until there is some.
  func read() -> String { String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) }

  /// The output until the process ends.
  func readToEnd() throws -> String {
    String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }

  /// Kills the process, as in a crash.
  func kill() { process.send(SIGKILL) }

  func waitUntilExit() -> Int32 { process.waitUntilExit() }
}
