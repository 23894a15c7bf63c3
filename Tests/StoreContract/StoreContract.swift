import Foundation
import QuizService
internal import Testing

/// The contract of every store, as test cases that run on it. The environment variable `CONTRACT` selects those whose
/// sentences contain all of its words.
///
/// ```swift
/// @Test(arguments: StoreContract.cases)
/// func `SQLite keeps the contract`(of contractCase: StoreCase) async throws {
///   try await contractCase.check(on: Folder())
/// }
/// ```
package enum StoreContract {
  package static var cases: [StoreCase] { selection(of: allCases) }

  /// The cases about quizzes and their plays.
  package static var quizCases: [StoreCase] { selection(of: allQuizCases) }

  private static var allCases: [StoreCase] {
    transactions + allQuizCases + accountCases + draftCases + dailyCases + bankCases
  }
  private static var allQuizCases: [StoreCase] {
    library + pictures + plays + latestPlays + comparisons + errors + finishing + concurrency + reopening
  }
  static var accountCases: [StoreCase] {
    accounts + sessions + attempts + steadyAttempts + knownBrowsers + accountDeletion + limits
  }
  static var draftCases: [StoreCase] { roles + drafts + draftMerging + draftPublications }
  static var dailyCases: [StoreCase] {
    rounds + roundConcurrency + correctionConcurrency + time + clock + withheld + days + wholeDays + weeks + groups
      + roundStatistics + standings
      + streaks
      + pastRounds
  }
  static var bankCases: [StoreCase] {
    bank + translations + importChanges + imports + schedule + practice + itemCorrections + reports + analytics
  }

  private static func selection(of cases: [StoreCase]) -> [StoreCase] {
    guard let words = ProcessInfo.processInfo.environment["CONTRACT"], !words.isEmpty else { return cases }
    func isSelected(_ storeCase: StoreCase) -> Bool {
      words.split(separator: " ").allSatisfy { storeCase.testDescription.contains($0) }
    }
    guard allCases.contains(where: isSelected) else {
      return [StoreCase("CONTRACT selects a case") { _ in Issue.record("no case has the words “\(words)”") }]
    }
    return cases.filter(isSelected)
  }
}

/// One rule of the contract.
package struct StoreCase: Sendable, CustomTestStringConvertible {
  /// The rule as a sentence.
  package let testDescription: String
  private let body: @Sendable (StoreFixture) async throws -> Void

  init(_ sentence: String, _ body: @escaping @Sendable (StoreFixture) async throws -> Void) {
    testDescription = sentence
    self.body = body
  }

  /// Runs the case. Failures are recorded as issues of the current test.
  package func check(on provider: some StoreProvider) async throws {
    let store = try await provider.open()
    do {
      try await body(StoreFixture(provider: provider, store: store))
    } catch {
      await store.close()
      throw error
    }
    await store.close()
  }
}
