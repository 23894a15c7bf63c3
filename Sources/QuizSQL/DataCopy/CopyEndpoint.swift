public import QuizService

/// A database that everything is copied from, or to. It is used on one thread, and blocks it.
public protocol CopyEndpoint: AnyObject {
  /// What is read at once is of one moment.
  ///
  /// - Parameter work: may be run again where the connection broke.
  func read<Value>(_ work: (any SQLConnection) throws -> Value) throws(StoreError) -> Value

  /// Runs a transaction; it is safe once this returns.
  ///
  /// - Parameter work: may be run again where the connection broke, also when it was committed before.
  func write<Value>(_ work: (any SQLConnection) throws -> Value) throws(StoreError) -> Value

  /// Lets go of the database.
  func close()
}
