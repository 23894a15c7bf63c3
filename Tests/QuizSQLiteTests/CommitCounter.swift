import GRDB
import QuizService
import Synchronization

@testable import QuizSQLite

/// Counts commits that changed something.
final class CommitCounter: TransactionObserver, Sendable {
  private let count = Atomic(0)

  var commits: Int { count.load(ordering: .sequentiallyConsistent) }

  init(watching store: Store) async throws {
    try await store.commits.write { db in db.add(transactionObserver: self) }
  }

  func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }
  func databaseDidChange(with event: DatabaseEvent) {}
  func databaseDidCommit(_ db: Database) { count.add(1, ordering: .sequentiallyConsistent) }
  func databaseDidRollback(_ db: Database) {}
}
