/// A connection for reading only. A ``Transaction`` is one that also writes.
public struct ReadConnection: SQLReader {
  private let connection: any SQLConnection

  public init(on connection: any SQLConnection) { self.connection = connection }

  public var dialect: SQLDialect { connection.dialect }

  public func rows(_ sql: String, _ arguments: SQLArguments, until isEnough: (SQLRow) throws -> Bool) throws {
    try connection.rows(sql, arguments, until: isEnough)
  }
}
