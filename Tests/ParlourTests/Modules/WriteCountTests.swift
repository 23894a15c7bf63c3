import Testing

/// A use case is one transaction. Those that may write more than once are listed here, each with its reason.
///
/// The test counts the places in a use case's code, and in the functions that it calls of its service, of
/// ``AttemptLimiter`` and of ``LatestInstantRecorder``, from which a transaction is started. It reads source text: it
/// doesn't see how often a place runs, nor what other values write, such as ``HouseSecretSource``, which stores the
/// house's secret when it is first needed.
struct WriteCountTests {
  enum Reason: CaseIterable {
    /// A password is hashed between the count of the attempt and the transaction that relies on it.
    case hashing
    /// An undo is many small transactions, so that other writers don't wait long.
    case smallBatches
    /// The latest instant that any server has seen is stored by itself.
    case clock
    /// A read stores what time has changed, and the date's questions, before it shows them. Each can be done again.
    case storingBeforeReading
  }

  static let exceptions: [String: Reason] = [
    "AccountService.changePassword": .hashing, "AccountService.deleteAccount": .hashing,
    "AccountService.endSessions": .hashing, "AccountService.recover": .hashing,
    "AccountService.renewRecoveryCode": .hashing, "AccountService.signIn": .hashing,
    "AccountService.setRole": .hashing, "AccountService.signUp": .hashing,
    "AdminService.undoImport": .smallBatches,
    "DailyService.answer": .clock, "DailyService.apply": .clock, "DailyService.start": .clock,
    "DailyService.refreshHome": .storingBeforeReading,
    "DailyService.refreshOffer": .storingBeforeReading,
    "DailyService.refreshDetails": .storingBeforeReading,
    "DailyService.refreshProgress": .storingBeforeReading,
  ]

  let functions: [String: [ServiceFunction]]

  init() throws {
    let all = try SourceTree.files(under: "Sources/QuizService").flatMap { ServiceFunction.all(in: $0.text) }
    functions = Dictionary(grouping: all) { "\($0.type).\($0.name)" }
  }

  @Test func `a use case starts one transaction, but for those with a reason`() {
    let useCases = functions.values.joined().filter { $0.isUseCase && $0.type.hasSuffix("Service") }
    #expect(useCases.count > 80)
    let several = Set(useCases.filter { writes(in: $0, calledBy: []) > 1 }.map { "\($0.type).\($0.name)" })
    #expect(several.subtracting(Self.exceptions.keys).isEmpty, "these start more than one transaction")
    #expect(Set(Self.exceptions.keys).subtracting(several).isEmpty, "these don't any more: take them off the list")
  }

  @Test func `the transactions of a use case and of what it calls are counted`() throws {
    let signOut = try #require(functions["AccountService.signOut"]?.first)
    #expect(writes(in: signOut, calledBy: []) == 1)
    let sessions = try #require(functions["AccountService.sessions"]?.first)
    #expect(writes(in: sessions, calledBy: []) == 0)
    let signIn = try #require(functions["AccountService.signIn"]?.first)
    #expect(writes(in: signIn, calledBy: []) > 3, "the attempt, its end, the failed attempt, the session, the new hash")
  }

  /// - Parameter callers: the functions that are being counted, so that recursion ends.
  private func writes(in function: ServiceFunction, calledBy callers: Set<String>) -> Int {
    let name = "\(function.type).\(function.name)"
    guard !callers.contains(name) else { return 0 }
    return function.calls.reduce(0) { count, call in
      if ["write", "writeCommittingFailures"].contains(call.name),
        call.receiver.map(["store", "database", "accounts"].contains) ?? false
      {
        return count + 1
      }
      let targets = types(of: call, in: function).flatMap { functions["\($0).\(call.name)"] ?? [] }
      // Of several functions of one name, which differ in their parameters, the one that writes most counts.
      return count + (targets.map { writes(in: $0, calledBy: callers.union([name])) }.max() ?? 0)
    }
  }

  /// The types one of whose functions is called; none for one that writes nothing.
  private func types(of call: ServiceFunction.Call, in function: ServiceFunction) -> [String] {
    switch call.receiver {
    case nil, "self": [function.type]
    case "store", "base": ["Store", "StoreHandle"]
    case "attemptLimiter": ["AttemptLimiter"]
    case "latestInstantRecorder": ["LatestInstantRecorder"]
    default: []
    }
  }
}
