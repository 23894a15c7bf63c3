import Goldens
import Testing

@testable import QuizSQL
@testable import QuizSQLite

/// A house of Parlour 0.6 in the hands of this version.
struct UpgradeTests {
  let folder = TemporaryFolder()

  init() throws { try OldHouse.make(in: folder) }

  @Test func `a house of 0.6 says the same as before`() async throws {
    try expectGolden(try await OldHouse.transcript(of: folder), named: "house-0.6.txt")
    // Asking for rounds has settled some of them; the second time is the same.
    try expectGolden(try await OldHouse.transcript(of: folder), named: "house-0.6.txt")
  }
}
