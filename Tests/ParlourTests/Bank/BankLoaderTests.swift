import Foundation
import Logging
import QuizSQLite
import QuizService
import Testing

@testable import parlour

/// Loads the bank folder of a server.
@Suite struct BankLoaderTests: BankCommandSuite {
  let folder: URL

  init() throws { folder = try Self.makeFolder() }

  @Test func `a server's bank folder updates changed questions, and the first file counts`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = LogCollector()
    let trivia = folder.appending(path: "Bank")
    try FileManager.default.createDirectory(at: trivia, withIntermediateDirectories: true)
    let store = try Store(SQLiteDatabase.open(directory: folder.appending(path: "Data").path))
    let loader = BankLoader(
      folder: trivia.path, bank: BankService(store: store, dependencies: .system),
      logger: Logger(label: "bank") { _ in CollectingLogHandler(lines: lines) })
    try write("Bank/a.csv", Self.head + Self.rows(0..<3))
    try await loader.load(.exclusive)
    let changed = Self.rows(1..<2).replacing("CC-BY-4.0", with: "MIT")
    try write("Bank/a.csv", Self.head + Self.rows(0..<1) + changed)
    try write("Bank/b.csv", Self.head + Self.rows(1..<2))
    try await loader.load(.background)
    try await loader.load(.exclusive)
    let path = trivia.path
    let skipped = """
      \(path)/b.csv: 1 skipped, since the bank has them otherwise and that stays so (lines 2). \
      “parlour bank import --dry-run” says why
      """
    #expect(
      lines.all == [
        "\(path)/a.csv: 3 new questions", "\(path)/a.csv: 0 new questions, 1 changed", skipped, skipped,
      ])
    await store.close()
  }
}
