/// A transaction while it runs: a connection, and what to do after its commit.
///
/// Each attempt at the same work gets a new transaction, so only the hooks of the last one run.
public final class Transaction {
  private let connection: any SQLConnection
  private var hooks: [@Sendable () -> Void] = []

  public init(on connection: any SQLConnection) { self.connection = connection }

  /// Runs `hook` after the commit, before the caller continues. It isn't run if the transaction is rolled back. It must
  /// be fast.
  public func afterCommit(_ hook: @escaping @Sendable () -> Void) { hooks.append(hook) }

  /// What is to be done after the commit. For databases, which call it once.
  public var runHooks: @Sendable () -> Void { { [hooks] in for hook in hooks { hook() } } }
}

extension Transaction: SQLConnection {
  public var dialect: SQLDialect { connection.dialect }

  public func run(_ sql: String, _ arguments: SQLArguments) throws { try connection.run(sql, arguments) }

  public func rows(_ sql: String, _ arguments: SQLArguments, until isEnough: (SQLRow) throws -> Bool) throws {
    try connection.rows(sql, arguments, until: isEnough)
  }

  public var changesCount: Int { connection.changesCount }

  public var lastInsertedRowID: Int64 { connection.lastInsertedRowID }
}
