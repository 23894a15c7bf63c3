public import Testing

/// The contract of every store, as test cases that run on it.
///
/// ```swift
/// @Test(arguments: StoreContract.cases)
/// func `SQLite keeps the contract`(of promise: StoreCase) async throws {
///   try await promise.check(on: Folder())
/// }
/// ```
public enum StoreContract {
  public static var cases: [StoreCase] { quizCases + accountCases + dailyCases + bankCases }

  /// The cases about quizzes and their plays.
  public static var quizCases: [StoreCase] {
    library + pictures + plays + errors + finishing + concurrency + reopening
  }
  static var accountCases: [StoreCase] {
    accounts + sessions + attempts + steadyAttempts + devices + accountDeletion + limits
  }
  static var dailyCases: [StoreCase] { rounds + roundConcurrency + time + clock + withheld + days + weeks + groups }
  static var bankCases: [StoreCase] {
    bank + importChanges + imports + schedule + practice + itemCorrections + reports + analytics
  }
}

/// One rule of the contract.
public struct StoreCase: Sendable, CustomTestStringConvertible {
  /// The rule as a sentence.
  public let testDescription: String
  private let body: @Sendable (StoreFixture) async throws -> Void

  init(_ sentence: String, _ body: @escaping @Sendable (StoreFixture) async throws -> Void) {
    testDescription = sentence
    self.body = body
  }

  /// Runs the case. Failures are recorded as issues of the current test.
  public func check(on provider: some StoreProvider) async throws {
    let store = try await provider.open()
    do {
      try await body(StoreFixture(provider: provider, store: store))
    } catch {
      try await provider.close(store)
      throw error
    }
    try await provider.close(store)
  }
}
