import QuizDrafts
import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var drafts: [StoreCase] {
    [
      StoreCase("a draft is made once, and comes back as it was") { fixture in
        let ada = try await fixture.player()
        let new = NewDraft(id: DraftID(.random()), ownerID: ada.id, draft: .sample, createdAt: StoreFixture.noon)
        let made = try #require(try await fixture.store.createDraft(new))
        #expect(made.draft == .sample && made.version == 0 && made.editorIDs.isEmpty)
        #expect(try await fixture.store.createDraft(new) == made)
        #expect(try await fixture.store.draft(made.id) == made)
        #expect(try await fixture.store.draft(DraftID(.random())) == nil)
        try await fixture.reopening { again in
          let reopened = try await again.store.draft(made.id)
          #expect(reopened == made)
        }
      },
      StoreCase("the number of an account's drafts is limited") { fixture in
        let ada = try await fixture.player()
        let made = try await atOnce(DraftRecord.maxCount + 10) { _ in
          try await fixture.store.createDraft(
            NewDraft(id: DraftID(.random()), ownerID: ada.id, draft: Draft(), createdAt: StoreFixture.noon))
        }
        #expect(made.compactMap(\.self).count == DraftRecord.maxCount)
      },
      StoreCase("a list of drafts has one's own and those that one edits") { fixture in
        let (ada, bob) = (try await fixture.player("Ada"), try await fixture.player("Bob"))
        let first = try await fixture.draft(by: ada)
        let second = try await fixture.draft(by: bob, Draft())
        try await fixture.store.addEditor(ada.id, to: second, of: bob.id, at: StoreFixture.noon)
        let summaries = try await fixture.store.drafts(of: ada.id)
        #expect(Set(summaries.map(\.id)) == [first, second])
        #expect(summaries.first { $0.id == first }?.summary.title == "Which animal?")
        #expect(summaries.first { $0.id == second }?.ownerID == bob.id)
        #expect(try await fixture.store.drafts(of: bob.id).map(\.id) == [second])
      },
      StoreCase("a list of drafts comes in pages, the last changed first") { fixture in
        let (ada, bob) = (try await fixture.player("Ada"), try await fixture.player("Bob"))
        var made: [DraftID] = []
        for number in 0..<5 {
          let owner = number == 3 ? bob : ada
          let new = NewDraft(
            id: DraftID(.random()), ownerID: owner.id, draft: Draft(),
            createdAt: StoreFixture.noon + .seconds(Int64(number)))
          made.append(try #require(try await fixture.store.createDraft(new)).id)
        }
        try await fixture.store.addEditor(ada.id, to: made[3], of: bob.id, at: StoreFixture.noon)
        try await fixture.title("Old, but new", of: made[1], by: ada, at: StoreFixture.noon + .hours(1))
        let expected = [1, 4, 3, 2, 0].map { made[$0] }
        for (page, ids) in [(1, expected[0...1]), (2, expected[2...3]), (3, expected[4...4]), (4, expected[0..<0])] {
          let list = try await fixture.store.drafts(of: ada.id, DraftListPage(number: page, size: 2))
          #expect(list.entries.map(\.id) == Array(ids) && list.count == 5, "page \(page)")
        }
        let all = try await fixture.store.drafts(of: nil, DraftListPage(number: 1, size: 3))
        #expect(all.entries.map(\.id) == Array(expected.prefix(3)) && all.count == 5)
        let own = try await fixture.store.drafts(of: bob.id, DraftListPage(number: 1, size: 3))
        #expect(own.entries.map(\.id) == [made[3]] && own.count == 1)
        let owned = try await fixture.store.drafts(
          of: ada.id, includingShared: false, DraftListPage(number: 2, size: 2))
        #expect(owned.entries.map(\.id) == [made[2], made[0]] && owned.count == 4)
      },
      StoreCase("a list shows a draft's faces, its title's language, and how often its quiz was begun lately") {
        fixture in
        let ada = try await fixture.player("Ada")
        let id = try await fixture.draft(by: ada)
        let content = try #require(try await fixture.store.draft(id)).draft
        let entry = try #require(try await fixture.store.drafts(of: ada.id).first)
        #expect(entry.summary == content.summary && entry.playsThisWeek == nil)
        #expect(entry.summary.language == "en")
        let revision = try await fixture.publish(id, .singles(2, "mine"), by: ada, version: 0)
        for day in 0..<4 {
          _ = try await fixture.begin(revision, at: StoreFixture.noon + .hours(Int64(day) * 24))
        }
        let page = DraftListPage(number: 1, size: 9)
        for (since, count) in [(0, 4), (1, 3), (96, 0)] {
          let week = StoreFixture.noon + .hours(Int64(since))
          let list = try await fixture.store.drafts(of: ada.id, page, countingPlaysSince: week)
          #expect(list.entries.map(\.playsThisWeek) == [count], "\(since)")
        }
      },
      StoreCase("only the owner and editors change a draft, and only its owner says who may") { fixture in
        let (ada, bob, cleo) = try await (fixture.player("Ada"), fixture.player("Bob"), fixture.player("Cleo"))
        let id = try await fixture.draft(by: ada)
        for stranger in [bob, cleo] {
          await #expect(throws: StudioError.noSuchDraft) { try await fixture.title("x", of: id, by: stranger) }
          await #expect(throws: StudioError.noSuchDraft) {
            try await fixture.store.addEditor(stranger.id, to: id, of: stranger.id, at: StoreFixture.noon)
          }
        }
        for _ in 1...2 { try await fixture.store.addEditor(bob.id, to: id, of: ada.id, at: StoreFixture.noon) }
        #expect(try await fixture.store.draft(id)?.editorIDs == [bob.id])
        try await fixture.title("Bob’s", of: id, by: bob)
        await #expect(throws: StudioError.notAllowed(.manageEditors)) {
          try await fixture.store.addEditor(cleo.id, to: id, of: bob.id, at: StoreFixture.noon)
        }
        await #expect(throws: StudioError.notAllowed(.delete)) {
          try await fixture.store.deleteDraft(id, of: bob.id, at: StoreFixture.noon)
        }
        try await fixture.store.removeEditor(bob.id, from: id, of: ada.id)
        await #expect(throws: StudioError.noSuchDraft) { try await fixture.title("Again", of: id, by: bob) }
        #expect(try await fixture.store.draft(id)?.draft.title == "Bob’s")
      },
      StoreCase("the number of a draft's editors is limited, even if they are added at once") { fixture in
        let ada = try await fixture.player("Ada")
        let id = try await fixture.draft(by: ada)
        let others = try await atOnce(DraftRecord.maxEditors + 5) { try await fixture.player("Editor \($0)") }
        let added = try await atOnce(others.count) { index in
          do throws(StudioError) {
            try await fixture.store.addEditor(others[index].id, to: id, of: ada.id, at: StoreFixture.noon)
            return true
          } catch {
            #expect(error == .tooMany(limit: DraftRecord.maxEditors))
            return false
          }
        }
        #expect(added.count { $0 } == DraftRecord.maxEditors)
        #expect(try await fixture.store.draft(id)?.editorIDs.count == DraftRecord.maxEditors)
      },
      StoreCase("who deletes an account deletes their drafts, and those of others stay", accountDeletion),
      StoreCase("a player's data export has their own drafts as they are now") { fixture in
        let (ada, bob) = (try await fixture.player("Ada"), try await fixture.player("Bob"))
        let id = try await fixture.draft(by: ada)
        let other = try await fixture.draft(by: bob)
        try await fixture.store.addEditor(ada.id, to: other, of: bob.id, at: StoreFixture.noon)
        try await fixture.title("Mine", of: id, by: ada)
        let drafts = try await fixture.store.dataExport(of: ada.id, browser: nil).drafts
        #expect(drafts.map(\.id) == [id] && drafts.first?.draft.title == "Mine")
      },
    ]
  }

  private static func accountDeletion(_ fixture: StoreFixture) async throws {
    let (ada, bob) = try await (fixture.player("Ada"), fixture.player("Bob"))
    let (gone, shared, others) = try await (fixture.draft(by: ada), fixture.draft(by: ada), fixture.draft(by: bob))
    try await fixture.store.addEditor(bob.id, to: shared, of: ada.id, at: StoreFixture.noon)
    try await fixture.store.addEditor(ada.id, to: others, of: bob.id, at: StoreFixture.noon)
    try await fixture.title("Bob's", of: others, by: ada)
    _ = try await fixture.publish(others, .singles(2, "others"), by: bob, version: 1)
    _ = try await fixture.publish(gone, .singles(2, "gone"), by: ada, version: 0)
    try await fixture.store.delete(ada, at: StoreFixture.noon)
    #expect(try await fixture.store.account(ada.id) == nil)
    for id in [gone, shared] { #expect(try await fixture.store.draft(id) == nil) }
    #expect(try await fixture.store.publication(of: QuizID("gone"))?.state == .unpublished)
    let record = try #require(try await fixture.store.draft(others))
    #expect(record.ownerID == bob.id && record.editorIDs.isEmpty && record.draft.title == "Bob's")
    #expect(try await fixture.store.changes(of: others, before: nil, limit: 9).map(\.accountID) == [nil])
    #expect(try await fixture.store.publication(of: QuizID("others"))?.state == .unlisted)
  }
}

extension StoreFixture {
  @discardableResult
  func draft(by account: Account, _ draft: Draft = .sample) async throws -> DraftID {
    let new = NewDraft(id: DraftID(.random()), ownerID: account.id, draft: draft, createdAt: Self.noon)
    return try #require(try await store.createDraft(new)).id
  }

  @discardableResult
  func save(
    _ action: DraftRequest.Action, to id: DraftID, by account: Account, version: Int, request: Token128 = .random(),
    at madeAt: Timestamp = noon
  ) async throws -> DraftSave {
    try await store.save(
      DraftRequest(draftID: id, version: version, action: action, accountID: account.id, id: request, madeAt: madeAt)
    )
  }

  /// Sets a draft's title, whatever it is now.
  @discardableResult
  func title(
    _ title: String, of id: DraftID, by account: Account, at madeAt: Timestamp = noon
  ) async throws -> DraftSave {
    let record = try #require(try await store.draft(id))
    return try await save(
      .edit([.title(title, from: record.draft.title)]), to: id, by: account, version: record.version, at: madeAt)
  }
}

extension DraftOperation {
  static func title(_ title: String, from old: String) -> DraftOperation {
    .set(DraftLocation(.quiz, .title, "en"), from: old.isEmpty ? nil : .text(old), to: .text(title))
  }
}

extension Draft {
  /// A quiz of two questions.
  static var sample: Draft {
    let languages = [DraftItem(DraftItemID("en"), .language)]
    let questions = (1...2).map { number in
      DraftItem(
        DraftItemID("q\(number)"), .question, values: [.init(.text, "en"): .text("Question \(number)?\u{0} “🐢”")],
        items: [DraftItem(DraftItemID("a\(number)"), .answer, values: [.init(.points, "o1"): .integer(2)])])
    }
    let quiz = DraftItem(
      .quiz, .quiz, values: [.init(.title, "en"): .text("Which animal?")],
      items: languages + [DraftItem(DraftItemID("o1"), .outcome)] + questions)
    return (try? Draft(quiz)) ?? Draft()
  }
}
