import QuizEngine
import Testing

@testable import QuizDatabase

/// Migrations never change, so they contain the limits as numbers. No form may accept longer texts than these.
struct SchemaLimitTests {
  @Test(arguments: [
    ("account", "name", TextLimit.accountName), ("player_group", "name", TextLimit.groupName),
    ("report", "text", TextLimit.report),
  ])
  func `every text that a form accepts fits into its column`(table: String, column: String, limit: ClosedRange<Int>)
    throws
  {
    for dialect in [SQLDialect.sqlite, .mariaDB] {
      let tables = Schema.migrations(in: dialect).flatMap(\.statements).filter {
        $0.hasPrefix("CREATE TABLE \(table) ")
      }
      let lines = try #require(tables.first).split(separator: "\n").map { $0.trimmingPrefix(while: { $0 == " " }) }
      let line = String(try #require(lines.first { $0.hasPrefix("\(column) ") }, "\(table).\(column)"))
      let sizes = line.matches(of: /VARCHAR\(([0-9]+)\)|\) <= ([0-9]+)/).compactMap { Int($0.1 ?? $0.2 ?? "") }
      for size in sizes { #expect(size >= limit.upperBound) }
      let ranges = line.matches(of: /BETWEEN ([0-9]+) AND ([0-9]+)/).compactMap { range in
        Int(range.1).map { ($0, Int(range.2)) }
      }
      for (least, most) in ranges { #expect(least <= limit.lowerBound && (most ?? 0) >= limit.upperBound) }
      #expect(sizes.count + ranges.count == (dialect == .mariaDB ? 2 : 1), "\(line)")
    }
  }
}
