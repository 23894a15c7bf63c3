import QuizDrafts
import QuizEngine
import QuizSQLite
import QuizService

/// Writes drafts, several tasks in the same one, and reports each change that is stored: `DRAFT VERSION FIELD`.
struct DraftLoad {
  let store: HouseStore
  let tasks: Int

  func run() async throws {
    let author = try await store.create(.guest, session: .random())
    while true { try await writeTwo(by: author) }
  }

  private func writeTwo(by author: Account) async throws {
    var drafts: [DraftID] = []
    for _ in 0..<2 {
      let new = NewDraft(id: DraftID(.random()), owner: author.id, draft: Draft(), created: .early)
      drafts.append(try await store.createDraft(new)?.id ?? new.id)
    }
    try await withThrowingTaskGroup(of: Void.self) { [drafts] group in
      for task in 0..<tasks {
        group.addTask { try await write(drafts[task % drafts.count], by: author, task: task) }
      }
      try await group.waitForAll()
    }
  }

  private func write(_ draft: DraftID, by author: Account, task: Int) async throws {
    var version = 0
    for number in 0..<200 {
      let field = "\(task)-\(number)"
      let operation = DraftOperation.set(DraftLocation(.quiz, .title, field), from: nil, to: .text(field))
      let save = try await store.save(
        DraftRequest(
          draft: draft, version: version, action: .edit([operation]), account: author.id, id: .random(),
          madeAt: .early))
      version = save.version
      report("\(draft.token.text) \(version) \(field)")
    }
  }
}
