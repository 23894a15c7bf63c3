import ArgumentParser
import Foundation
import Programs
import QuizEngine
import QuizService
import Testing

@testable import parlour

/// Extreme numbers on the command line and in the environment. No arithmetic on them may trap.
@Suite struct NumericOptionTests {
  private static let numbers = [
    "0", "-1", "2147483648", "-2147483649", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
    "18446744073709551615", "18446744073709551616", "1e308", "nan", "inf", "٣", String(repeating: "9", count: 400),
  ]

  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "0"])
  func `invalid numbers of questions and answers are refused`(number: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("category,difficulty,question,correctAnswer,incorrect1\nhistory,easy,Who?,She,He\n".utf8)
      .write(to: folder.appending(path: "a.csv"))
    func run(_ arguments: String...) throws -> Int32 {
      let process = SpawnedProcess(ProgramTests.program, arguments)
      process.folder = folder
      try process.run()
      return process.waitUntilExit()
    }
    #expect(try run("bank", "import", "a.csv") == 0)
    #expect(try run("daily", "schedule", "--draw", "--days", "1") == 0)
    #expect(try run("daily", "rekey", "1", "--to=\(number)", "--reason", "x") == 1)
    #expect(try run("daily", "rekey", "--to=1", "--reason", "x", "--", number) == 1)
    #expect(try run("daily", "show", "--", number) == 1)
    #expect(try run("daily", "schedule", "--days=\(number)") == 2)
  }

  @Test func `options and environment variables refuse numbers out of range`() throws {
    for number in Self.numbers {
      for option in ["--port", "--metrics-port", "--drain-seconds", "--scrypt-threads", "--changes-per-second"] {
        let command = try? Parlour.parseAsRoot(["serve", "\(option)=\(number)"]) as? ServeCommand
        if let command { _ = try? ServeOptions(command, environment: [:]) }
      }
      let bare = try #require(try Parlour.parseAsRoot(["serve"]) as? ServeCommand)
      for name in ["PORT", "METRICS_PORT", "DRAIN_SECONDS", "SCRYPT_THREADS", "CHANGES_PER_SECOND"] {
        let options = try? ServeOptions(bare, environment: ["PARLOUR_\(name)": number])
        #expect(number == "0" || options == nil, "\(name) \(number)")
      }
      for port in ["[::1]:\(number)", "db:\(number)"] {
        _ = try? StoreLocation(folder: nil, database: "mysql://a:b@\(port)/c", environment: [:])
      }
      _ = try? Parlour.parseAsRoot(["play", "x", "--seed=\(number)"])
    }
  }

  @Test func `any content of the clock file gives a valid time`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let noon = Timestamp(milliseconds: 1_800_000_000_000)
    let dependencies = Dependencies.shared(DatabaseClock(localTime: { noon }), shiftedBy: file.path)
    for (text, seconds) in [("60", 60), ("-60", -60), ("nan", 0), ("", 0)] as [(String, Int64)] {
      try Data(text.utf8).write(to: file)
      #expect(dependencies.now() == noon + .seconds(seconds))
    }
    for number in Self.numbers {
      try Data(number.utf8).write(to: file)
      #expect(abs((dependencies.now() - noon).milliseconds) <= 10_000_000_000_000)
    }
  }
}
