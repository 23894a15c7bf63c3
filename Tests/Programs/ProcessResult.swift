public import Foundation

/// What a program wrote, and how it ended.
public struct ProcessResult: Sendable {
  public let code: Int32
  public let output: String
  public let errors: String
}

extension SpawnedProcess {
  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - folder: its working directory; nil for the tests' own.
  ///   - environment: all its variables; nil for the tests' own.
  public static func run(
    _ executable: URL, _ arguments: [String], in folder: URL? = nil, environment: [String: String]? = nil
  ) throws -> ProcessResult {
    let process = SpawnedProcess(executable, arguments)
    process.folder = folder
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    process.output = .pipe(output)
    process.errors = .pipe(errors)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return ProcessResult(code: process.waitUntilExit(), output: text, errors: complaint)
  }
}
