import Foundation
import QuizFormats
import Testing

/// Files with trivia and mistakes, and what the reader says about each.
enum BrokenBank {
  static let folder = Broken.folder.deletingLastPathComponent().appending(path: "BrokenBanks")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasSuffix(".txt") }.sorted()
  }()
}

@Suite struct BankGoldenTests {
  @Test(arguments: BrokenBank.names) func `a bank's mistakes are explained, and its good questions are taken`(
    name: String
  ) throws {
    let bytes = Array(try Data(contentsOf: BrokenBank.folder.appending(path: name)))
    let reading = BankFile.read(bytes, name: name)
    #expect(!reading.diagnostics.isEmpty)
    let taken = reading.entries.map { "\($0.name.isEmpty ? "-" : $0.name): \($0.question)\n" }.joined()
    let text = "\(reading.entries.count) taken, \(reading.omitted) left out\n\(taken)\n" + reading.diagnostics.report()
    try Broken.expectReport(text, named: "../BrokenBanks/\(name)")
  }
}
