import Foundation
import Programs
import Testing

/// A folder for bank files, in which the built program is run.
protocol BankCommandSuite {
  var folder: URL { get }
}

extension BankCommandSuite {
  /// A new folder. The test deletes it.
  static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  func process(_ arguments: [String]) -> SpawnedProcess {
    let process = SpawnedProcess(ProgramTests.program, arguments)
    process.folder = folder
    return process
  }

  func run(_ arguments: String...) throws -> ProcessResult {
    try SpawnedProcess.run(ProgramTests.program, arguments, in: folder)
  }

  func run(_ arguments: [String]) throws -> ProcessResult {
    try SpawnedProcess.run(ProgramTests.program, arguments, in: folder)
  }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  static var head: String { "category,difficulty,question,correctAnswer,incorrect1,incorrect2,incorrect3,licence\n" }

  static func rows(_ numbers: Range<Int>) -> String {
    numbers.map { "history,easy,What comes after the number \($0)?,\($0 + 1),\($0),\($0 + 2),\($0 + 3),CC-BY-4.0\n" }
      .joined()
  }

  func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
