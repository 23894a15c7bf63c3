import Goldens
import Testing

@testable import QuizSQL
@testable import QuizSQLite

/// Opens a house of Parlour 0.6 with this version.
struct UpgradeTests {
  let folder = TemporaryFolder()

  init() throws { try OldHouse.make(in: folder) }

  @Test func `a house of 0.6 returns the same values as before`() async throws {
    try expectGolden(try await OldHouse.transcript(of: folder), named: "house-0.6.txt")
    // The first read changed the state of some rounds. A second read gives the same.
    try expectGolden(try await OldHouse.transcript(of: folder), named: "house-0.6.txt")
  }
}
