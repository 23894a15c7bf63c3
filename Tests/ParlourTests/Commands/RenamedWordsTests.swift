import ArgumentParser
import Foundation
import Programs
import QuizService
import Testing

@testable import parlour

/// Scripts and units that were written for version 0.6 go on working.
struct RenamedWordsTests {
  private static let commands: [([String], [String])] = [
    (["account", "reset", "Ada"], ["account", "reset-password", "Ada"]),
    (["account", "sign-out", "--everybody"], ["account", "sign-out", "--all"]),
    (["daily", "trail", "--data", "trail"], ["daily", "audit-log", "--data", "trail"]),
    (["help", "daily", "trail"], ["help", "daily", "audit-log"]),
    (["play", "tea", "--lang", "ru"], ["play", "tea", "--language", "ru"]),
    (["play", "--lang=ru", "tea"], ["play", "--language=ru", "tea"]),
    (["serve", "--connections", "200"], ["serve", "--max-connections", "200"]),
    (["serve", "--daily=personal"], ["serve", "--daily-draw=personal"]),
    (["serve", "--scrypt-at-once", "3"], ["serve", "--scrypt-threads", "3"]),
    (["draw-cards"], ["render-cards"]),
  ]

  @Test(arguments: commands) func `an old word means the new one, and says it`(old: [String], new: [String]) throws {
    let (arguments, notes) = RenamedWords.translate(arguments: old)
    #expect(arguments == new)
    #expect(notes.count == 1 && notes.allSatisfy { !$0.contains("\n") })
    if new.first != "help" { #expect(throws: Never.self) { try Parlour.parseAsRoot(new) } }
    if old.first != "help" { #expect(throws: (any Error).self) { try Parlour.parseAsRoot(old) } }
  }

  @Test func `every old word is tried above`() {
    let tried = Self.commands.flatMap { RenamedWords.translate(arguments: $0.0).notes }
    for word in RenamedWords.words { #expect(tried.contains { $0.contains("\(word.old)” is called “\(word.new)”") }) }
  }

  @Test(arguments: [
    ["play", "reset"], ["play", "trail"], ["check", "draw-cards"], ["play", "--", "--lang"], ["bank", "stats"],
    ["daily", "void", "1", "--reason=--daily"], ["account"], [],
  ])
  func `other words stay as they are`(arguments: [String]) {
    let translated = RenamedWords.translate(arguments: arguments)
    #expect(translated.arguments == arguments && translated.notes.isEmpty)
  }

  @Test func `an old variable counts where the new one isn't set`() throws {
    let old = ["PARLOUR_CONNECTIONS": "20", "PARLOUR_DAILY": "personal", "PARLOUR_SCRYPT_AT_ONCE": "3"]
    let command = try #require(try Parlour.parseAsRoot(["serve"]) as? ServeCommand)
    let (environment, notes) = RenamedWords.translate(environment: old)
    let options = try ServeOptions(command, environment: environment)
    #expect(options.maxConnections == 20 && options.gameSettings.drawMode == .personal && options.scryptThreads == 3)
    #expect(notes.count == 3)
    let both = RenamedWords.translate(environment: ["PARLOUR_CONNECTIONS": "20", "PARLOUR_MAX_CONNECTIONS": "30"])
    #expect(both.environment["PARLOUR_MAX_CONNECTIONS"] == "30")
    #expect(RenamedWords.translate(environment: [:]).notes.isEmpty)
  }

  @Test func `the program says the new word on standard error, and only there`() throws {
    let run = try SpawnedProcess.run(ProgramTests.program, ["play", "no-such-quiz", "--lang", "en"])
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("“--lang” is called “--language” now. The old word works until version 0.8.\n"))
  }

  @Test func `the operators' manual lists every old word`() throws {
    let manual = try String(contentsOf: SourceTree.root.appending(path: "docs/operators.md"), encoding: .utf8)
    for word in RenamedWords.words where word.old != "draw-cards" {
      #expect(manual.contains("`\((word.command + [word.old]).joined(separator: " "))`"))
    }
    for (old, new) in RenamedWords.variables { #expect(manual.contains("`\(old)`") && manual.contains("`\(new)`")) }
  }
}
