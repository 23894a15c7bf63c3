import Foundation
import StoreStatus
import Testing

/// Only the services of QuizService use a store or a database. Web handlers never name one. Commands name one only in
/// the files that open a database, hand its store to `Services` or copy its data.
struct StoreAccessTests {
  /// The files and folders of `parlour` that may name a store.
  static let allowed = [
    "Sources/parlour/DataTransfer/", "Sources/parlour/Monitoring/",
    "Sources/parlour/Serve/ServeCommand.swift", "Sources/parlour/Store/",
  ]

  @Test func `web handlers name no store`() throws {
    let files = try SourceTree.files(under: "Sources/QuizWeb")
    #expect(files.count > 50)
    for file in files {
      #expect(Self.stores(in: file.text).isEmpty, "\(file.path) names \(Self.stores(in: file.text))")
    }
  }

  @Test func `commands name stores only where they open or copy them`() throws {
    let files = try SourceTree.files(under: "Sources/parlour")
    let naming = files.filter { !Self.stores(in: $0.text).isEmpty }.map(\.path)
    for path in naming { #expect(Self.allowed.contains(where: path.hasPrefix), "\(path) names a store") }
    for prefix in Self.allowed {
      #expect(naming.contains { $0.hasPrefix(prefix) }, "\(prefix) names no store any more: take it off the list")
    }
  }

  @Test func `a house shows no store to those who use it`() throws {
    let text = try #require(
      try SourceTree.files(under: "Sources/QuizService").first { $0.path.hasSuffix("/Services.swift") }
    )
    .text
    let members = text.split(separator: "\n").filter { $0.hasPrefix("  package let ") }
    #expect(members.count > 5)
    for member in members { #expect(Self.stores(in: String(member)).isEmpty, "\(member)") }
  }

  @Test func `the names of stores are found`() {
    #expect(Self.stores(in: "let a: Store; let b = services.bankStore") == ["Store", "bankStore"])
    #expect(Self.stores(in: "SQLiteDatabase.open(directory: path)") == ["SQLiteDatabase"])
    #expect(Self.stores(in: "StoreError, StoreLocation, StoreHealth, DatabaseClock, store, restore").isEmpty)
  }

  /// The words of a text that name a store or a database: `Store`, `bankStore`, `SQLiteDatabase`.
  private static func stores(in text: String) -> [String] {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.filter { $0.hasSuffix("Store") || $0.hasSuffix("Database") && $0 != "Database" }.map(String.init)
  }
}
