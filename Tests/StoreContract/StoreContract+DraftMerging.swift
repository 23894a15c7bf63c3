import QuizDrafts
import QuizEngine
import QuizSamples
import QuizService
import Testing

extension StoreContract {
  /// Changes of drafts: merging, undoing, and what comes twice.
  static var draftMerging: [StoreCase] {
    [
      StoreCase("changes of different fields by two authors both stay") { fixture in
        let (ada, bob, id) = try await fixture.sharedDraft()
        try await fixture.title("Ada’s", of: id, by: ada)
        let text = DraftLocation(DraftItemID("q1"), .text, "ru")
        let save = try await fixture.save(
          .edit([.set(text, from: nil, to: .text("Кто?"))]), to: id, by: bob, version: 0)
        #expect(save.version == 2 && save.conflicts.isEmpty)
        #expect(save.others == [.title("Ada’s", from: "Which animal?")])
        let draft = try #require(try await fixture.store.draft(id)).draft
        #expect(draft.title == "Ada’s" && draft[text] == .text("Кто?"))
      },
      StoreCase("of two changes of one field the second is a conflict and changes nothing") { fixture in
        let (ada, bob, id) = try await fixture.sharedDraft()
        try await fixture.title("Ada’s", of: id, by: ada)
        let late = DraftOperation.title("Bob’s", from: "Which animal?")
        let save = try await fixture.save(.edit([late]), to: id, by: bob, version: 0)
        #expect(save.version == 1 && save.applied.isEmpty)
        #expect(save.conflicts == [DraftConflict(operation: late, current: .value(.text("Ada’s")))])
        #expect(try await fixture.store.draft(id)?.draft.title == "Ada’s")
        #expect(try await fixture.store.changes(of: id, before: nil, limit: 9).count == 1)
      },
      StoreCase("a change of an unknown version, or one that no draft takes, is refused") { fixture in
        let (ada, _, id) = try await fixture.sharedDraft()
        for version in [-1, 1] {
          await #expect(throws: StudioError.noSuchVersion) {
            try await fixture.save(.edit([.title("x", from: "")]), to: id, by: ada, version: version)
          }
        }
        let field = DraftLocation(DraftItemID("q1"), .title, "en")
        await #expect(throws: StudioError.refused(.unknownField(field))) {
          try await fixture.save(.edit([.set(field, from: nil, to: .text("x"))]), to: id, by: ada, version: 0)
        }
        #expect(try await fixture.store.draft(id)?.version == 0)
      },
      StoreCase("a request that comes again gets the same reply and changes nothing") { fixture in
        let (ada, bob, id) = try await fixture.sharedDraft()
        try await fixture.title("Bob’s", of: id, by: bob)
        let text = DraftLocation(DraftItemID("q1"), .text, "ru")
        let edit = DraftRequest.Action.edit([
          .set(text, from: nil, to: .text("Кто?")), .title("Ada’s", from: "Which animal?"),
        ])
        let request = Token128.random()
        let first = try await fixture.save(edit, to: id, by: ada, version: 0, request: request)
        #expect(first.applied.count == 1 && first.conflicts.count == 1)
        _ = try await fixture.save(
          .edit([.set(text, from: .text("Кто?"), to: .text("Что?"))]), to: id, by: bob, version: 2)
        let again = try await fixture.save(edit, to: id, by: ada, version: 0, request: request)
        #expect(again == first)
        #expect(try await fixture.store.draft(id)?.draft[text] == .text("Что?"))
        let undo = Token128.random()
        let undone = try await fixture.save(.undo, to: id, by: bob, version: 3, request: undo)
        #expect(try await fixture.save(.undo, to: id, by: bob, version: 3, request: undo) == undone)
        #expect(try await fixture.store.draft(id)?.version == 4)
      },
      StoreCase("250 steps are undone and redone after the store was opened again") { fixture in
        let (ada, bob, id) = try await fixture.sharedDraft()
        for step in 1...250 { try await fixture.title("Step \(step)", of: id, by: ada) }
        try await fixture.reopening { fixture in
          try await fixture.store.removeEditor(bob.id, from: id, of: ada.id)
          for step in (0..<250).reversed() {
            let version = try await fixture.save(.undo, to: id, by: ada, version: 250).version
            let title = try await fixture.store.draft(id, at: version)?.title
            #expect(title == (step == 0 ? "Which animal?" : "Step \(step)"))
          }
          await #expect(throws: StudioError.nothingToUndo) {
            try await fixture.save(.undo, to: id, by: ada, version: 500)
          }
          for _ in 1...250 { try await fixture.save(.redo, to: id, by: ada, version: 500) }
          #expect(try await fixture.store.draft(id)?.draft.title == "Step 250")
          await #expect(throws: StudioError.nothingToUndo) {
            try await fixture.save(.redo, to: id, by: ada, version: 500)
          }
        }
      },
      StoreCase("undoing takes back one's own steps only, and overwrites nothing of others") { fixture in
        let (ada, bob, id) = try await fixture.sharedDraft()
        try await fixture.title("Ada’s", of: id, by: ada)
        try await fixture.title("Bob’s", of: id, by: bob)
        let undone = try await fixture.save(.undo, to: id, by: ada, version: 2)
        #expect(undone.applied.isEmpty && undone.conflicts.count == 1)
        #expect(try await fixture.store.draft(id)?.draft.title == "Bob’s")
        #expect(try await fixture.save(.undo, to: id, by: bob, version: 2).applied.count == 1)
        #expect(try await fixture.store.draft(id)?.draft.title == "Ada’s")
        // A new step ends what could be redone.
        try await fixture.title("Bob again", of: id, by: bob)
        await #expect(throws: StudioError.nothingToUndo) {
          try await fixture.save(.redo, to: id, by: bob, version: 2)
        }
      },
      StoreCase("a draft is made as it was at any version, and that can be undone") { fixture in
        let (ada, _, id) = try await fixture.sharedDraft()
        var random = DraftRandom(seed: 8)
        var drafts = [try #require(try await fixture.store.draft(id)).draft]
        for version in 0..<230 {
          var next = drafts[version]
          var operations: [DraftOperation] = []
          while operations.isEmpty || next == drafts[version] {
            next = drafts[version]
            operations = random.change(&next, operations: 3)
          }
          let save = try await fixture.save(.edit(operations), to: id, by: ada, version: version)
          #expect(save.version == version + 1)
          drafts.append(next)
        }
        for version in [0, 1, 57, 99, 100, 101, 150, 229, 230] {
          #expect(try await fixture.store.draft(id, at: version) == drafts[version])
        }
        for version in [-1, 231] { #expect(try await fixture.store.draft(id, at: version) == nil) }
        try await fixture.save(.restore(version: 57), to: id, by: ada, version: 230)
        #expect(try await fixture.store.draft(id)?.draft == drafts[57])
        try await fixture.save(.undo, to: id, by: ada, version: 231)
        #expect(try await fixture.store.draft(id)?.draft == drafts[230])
        let history = try await fixture.store.changes(of: id, before: nil, limit: 3)
        #expect(history.map(\.action) == [.undo, .restore, .edit] && history.map(\.version) == [232, 231, 230])
        #expect(try await fixture.store.changes(of: id, before: 3, limit: 9).map(\.version) == [2, 1])
      },
      StoreCase("of 100 changes at once none is lost") { fixture in
        let (ada, bob, id) = try await fixture.sharedDraft()
        _ = try await atOnce(100) { index in
          let location = DraftLocation(.quiz, .title, "x-\(index)")
          return try await fixture.save(
            .edit([.set(location, from: nil, to: .text("\(index)"))]), to: id, by: index % 2 == 0 ? ada : bob,
            version: 0)
        }
        let record = try #require(try await fixture.store.draft(id))
        #expect(record.version == 100)
        for index in 0..<100 {
          #expect(record.draft[DraftLocation(.quiz, .title, "x-\(index)")] == .text("\(index)"))
        }
        let found = try await fixture.store.changes(of: id, before: nil, limit: 200)
        #expect(found.map(\.version) == (1...100).reversed())
      },
      StoreCase("random changes of two authors lose nothing that was saved", interleavings),
    ]
  }

  /// Two authors change a draft, each from the version that they saw last. What was saved must be in the history, and a
  /// value may only be replaced by somebody who saw it.
  private static func interleavings(_ fixture: StoreFixture) async throws {
    for seed in 0..<12 as Range<UInt64> {
      let (ada, bob, id) = try await fixture.sharedDraft("\(seed)")
      var authors = [ada, bob].enumerated().map { index, account in
        Author(account: account, random: DraftRandom(seed: seed, suffix: index == 0 ? "" : "b"))
      }
      var order = SeededGenerator(seed: seed, stream: .simulation)
      var expected = try #require(try await fixture.store.draft(id)).draft
      for index in authors.indices { authors[index].seen = expected }
      for _ in 0..<30 {
        let index = order.next(upperBound: 2)
        let before = expected
        try await authors[index].step(order.next(upperBound: 10), on: id, fixture, &expected)
        let record = try #require(try await fixture.store.draft(id))
        #expect(record.draft == expected, "seed \(seed)")
        if record.draft != before { #expect(try await fixture.store.draft(id, at: record.version - 1) == before) }
      }
    }
  }

  /// An author and the version of the draft that they see.
  private struct Author {
    let account: Account
    var random: DraftRandom
    var seen = Draft()
    var version = 0

    init(account: Account, random: DraftRandom) { (self.account, self.random) = (account, random) }

    mutating func step(_ kind: Int, on id: DraftID, _ fixture: StoreFixture, _ expected: inout Draft) async throws {
      var action = DraftRequest.Action.undo
      var draft = seen
      if kind >= 2 { action = .edit(random.change(&draft, operations: 1 + kind % 3)) }
      if kind == 1 { action = .redo }
      let save: DraftSave
      do throws(StudioError) {
        save = try await fixture.store.save(
          DraftRequest(
            draftID: id, version: version, action: action, accountID: account.id, id: .random(),
            madeAt: StoreFixture.noon))
      } catch {
        switch error {
        case .nothingToUndo, .refused: return
        default: throw error
        }
      }
      // What was done replaces only what is there now: applying it checks every old value.
      try expected.apply(save.applied)
      // What an author sent is done, is so already, or is told to be a conflict.
      if case .edit(let operations) = action {
        for case .set(let location, _, let new) in operations where expected[location] != new {
          let isLater = operations.contains { if case .set(location, from: new, _) = $0 { true } else { false } }
          let isKnown = save.conflicts.contains { if case .set(location, _, _) = $0.operation { true } else { false } }
          let isGone = expected.item(location.item) == nil
          #expect(isLater || isKnown || isGone)
        }
      }
      (seen, version) = (expected, save.version)
    }
  }
}

extension StoreFixture {
  /// A draft of Ada's that Bob edits.
  fileprivate func sharedDraft(_ suffix: String = "") async throws -> (ada: Account, bob: Account, id: DraftID) {
    let (ada, bob) = (try await player("Ada\(suffix)"), try await player("Bob\(suffix)"))
    let id = try await draft(by: ada)
    try await store.addEditor(bob.id, to: id, of: ada.id, at: Self.noon)
    return (ada, bob, id)
  }
}
