import QuizDrafts
import QuizEngine
import QuizSQLite
import QuizService

/// Writes drafts, several tasks in the same one, and reports each change that is stored: `DRAFT VERSION FIELD`.
struct DraftLoad {
  let store: Store
  let tasks: Int

  /// Every account may write.
  private var studio: StudioService {
    Services(
      library: LibraryService(store: store), store: store, dependencies: .early,
      gameSettings: GameSettings(authors: .open)
    ).studio
  }

  func run() async throws {
    let author = try await store.driver()
    while true { try await writeTwo(by: author) }
  }

  private func writeTwo(by author: Account) async throws {
    var drafts: [DraftID] = []
    for _ in 0..<2 {
      drafts.append(try await studio.create(.tree(Draft()), by: author).id)
    }
    try await withThrowingTaskGroup(of: Void.self) { [drafts] group in
      for task in 0..<tasks {
        group.addTask { try await write(drafts[task % drafts.count], by: author, task: task) }
      }
      try await group.waitForAll()
    }
  }

  private func write(_ draft: DraftID, by author: Account, task: Int) async throws {
    let studio = studio
    var version = 0
    for number in 0..<200 {
      let field = "\(task)-\(number)"
      let operation = DraftOperation.set(DraftLocation(.quiz, .title, field), from: nil, to: .text(field))
      let save = try await studio.save(.edit([operation]), to: draft, seen: version, request: .random(), by: author)
      version = save.version
      report("\(draft.token.text) \(version) \(field)")
    }
  }
}
