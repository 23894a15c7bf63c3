#if MariaDB
  import Foundation

  @testable import QuizMariaDB

  extension MariaDBConnection {
    /// Repeats `work` as long as it conflicts. In a cluster any statement can lose against what another node has
    /// committed (error 1213), even in a database that nobody else uses (seen once with MariaDB 10.11.19).
    ///
    /// - Parameter work: a statement, or a transaction that begins with `ROLLBACK`.
    func repeatingConflicts<Value>(_ work: () throws -> Value) throws -> Value {
      for _ in 1...50 {
        do { return try work() } catch let error as MariaDBError where error.isConflict && !error.isDuplicate {
          Thread.sleep(forTimeInterval: 0.1)
        }
      }
      return try work()
    }

    func runRepeatingConflicts(_ statement: String) throws { try repeatingConflicts { try run(statement) } }
  }
#endif
