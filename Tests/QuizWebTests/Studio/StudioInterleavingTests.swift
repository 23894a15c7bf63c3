import QuizDrafts
import QuizEngine
import QuizSQLite
import QuizSamples
import QuizService
import Testing

@testable import QuizWeb

/// Two authors who change one draft in random order, each with an old view of it, over a network that loses replies.
struct StudioInterleavingTests {
  @Test func `in 1,000 random interleavings nothing that was applied is lost, and nothing is overwritten in silence`()
    async throws
  {
    let fixture = try await StudioFixture()
    let (saves, repetitions, conflicts) = try await withThrowingTaskGroup(of: (Int, Int, Int).self) { group in
      for part in 0..<20 {
        group.addTask {
          var sums = (0, 0, 0)
          for seed in 0..<50 {
            let counts = try await Interleaving(fixture, seed: UInt64(part * 50 + seed)).run()
            sums = (sums.0 + counts.saves, sums.1 + counts.repetitions, sums.2 + counts.conflicts)
          }
          return sums
        }
      }
      return try await group.reduce((0, 0, 0)) { ($0.0 + $1.0, $0.1 + $1.1, $0.2 + $1.2) }
    }
    // All of it happens often enough to be tested.
    #expect(saves > 5_000 && repetitions > 1_000 && conflicts > 200, "\(saves) \(repetitions) \(conflicts)")
  }
}

private struct Interleaving {
  /// What an author's page knows.
  struct Page {
    let account: Account
    var version = 0
    var draft: Draft
    var random: DraftRandom
  }

  let studio: StudioService
  let owner: Account
  let editor: Account
  let seed: UInt64
  private var dice: SeededGenerator
  private(set) var saves = 0
  private(set) var repetitions = 0
  private(set) var conflicts = 0

  init(_ fixture: StudioFixture, seed: UInt64) {
    (studio, owner, editor, self.seed) = (fixture.studio, fixture.owner, fixture.editor, seed)
    dice = SeededGenerator(seed: seed, stream: .simulation, substream: 9)
  }

  /// - Returns: the interleaving after it ran, with its counts.
  func run() async throws -> Interleaving {
    var copy = self
    try await copy.interleave()
    return copy
  }

  private mutating func interleave() async throws {
    var start = Draft.empty
    var random = DraftRandom(seed: seed, suffix: "s")
    _ = random.change(&start, operations: 12)
    let id = try await studio.create(.tree(start), by: owner).id
    try await studio.addEditor(named: #require(editor.name), to: id, by: owner)
    var pages = [owner, editor].enumerated().map { index, account in
      Page(account: account, draft: start, random: DraftRandom(seed: seed, suffix: ["x", "yy"][index]))
    }
    var server = start
    var version = 0
    for _ in 0..<8 {
      let index = dice.next(upperBound: 2)
      let action = action(&pages[index])
      let page = pages[index]
      let request = Token128(high: seed, low: UInt64(version) << 32 | UInt64(dice.next(upperBound: 1 << 30)))
      let save: DraftSave
      do throws(StudioError) {
        save = try await studio.save(action, to: id, seen: page.version, request: request, by: page.account)
      } catch {
        // Nothing was changed.
        guard case .nothingToUndo = error else {
          guard case .refused = error else { throw error }
          continue
        }
        continue
      }
      saves += 1
      conflicts += save.conflicts.count
      checkNothingIsOverwritten(action, save, before: server)
      try server.apply(save.applied)
      let isStored = save.version != version
      #expect(save.version == version + (isStored ? 1 : 0), "seed \(seed)")
      version = save.version
      // A page that lost the reply sends the request again.
      if isStored, dice.next(upperBound: 3) == 0 {
        let again = try await studio.save(action, to: id, seen: page.version, request: request, by: page.account)
        #expect(again == save, "seed \(seed)")
        repetitions += 1
      }
      // What the page knows now: what it saw, with what others did since and what it did itself.
      try pages[index].draft.apply(save.others)
      try pages[index].draft.apply(save.applied)
      pages[index].version = save.version
      #expect(pages[index].draft == server, "seed \(seed)")
    }
    // What the server has is what was applied, all of it, and nothing else.
    let open = try await studio.open(id, by: owner)
    #expect(open.record.draft == server && open.record.version == version, "seed \(seed)")
    let changes = try await studio.changes(of: id, by: editor)
    #expect(changes.map(\.version) == Array((0..<version).map { $0 + 1 }.reversed()), "seed \(seed)")
    var replayed = start
    for change in changes.reversed() { try replayed.apply(change.operations) }
    #expect(replayed == server, "seed \(seed)")
    try await studio.delete(id, by: owner)
  }

  private mutating func action(_ page: inout Page) -> DraftRequest.Action {
    switch dice.next(upperBound: 20) {
    case 0..<3: return .undo
    case 3..<5: return .redo
    case 5: return .restore(version: dice.next(upperBound: page.version + 1))
    default:
      var mine = page.draft
      return .edit(page.random.change(&mine, operations: 1 + dice.next(upperBound: 4)))
    }
  }

  /// A field that isn't as the author saw it keeps its value, and the author is told.
  private func checkNothingIsOverwritten(_ action: DraftRequest.Action, _ save: DraftSave, before: Draft) {
    guard case .edit(let operations) = action else { return }
    var touched: Set<DraftLocation> = []
    for operation in operations {
      guard case .set(let location, let old, let new) = operation, touched.insert(location).inserted else { continue }
      guard let item = before.item(location.item) else { continue }
      let current = item.values[location.key]
      guard current != old, current != new else { continue }
      #expect(
        !save.applied.contains { if case .set(location, _, _) = $0 { true } else { false } }, "seed \(seed)")
      #expect(
        save.conflicts.contains { if case .set(location, _, _) = $0.operation { true } else { false } },
        "seed \(seed)")
    }
  }
}

extension Draft {
  fileprivate static var empty: Draft {
    (try? Draft(DraftItem(.quiz, .quiz, items: [DraftItem(DraftItemID("en"), .language)]))) ?? Draft()
  }
}
