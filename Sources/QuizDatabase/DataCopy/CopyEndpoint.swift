package import StoreStatus

/// The source or the target of a copy. It is used on one thread and blocks it.
package protocol CopyEndpoint: AnyObject {
  /// Runs reads that all see the same moment.
  ///
  /// - Parameter work: may run again if the connection breaks.
  func read<Value>(_ work: (any SQLConnection) throws -> Value) throws(StoreError) -> Value

  /// Runs a transaction and returns once it is durable.
  ///
  /// - Parameter work: may run again if the connection breaks, even after it was committed.
  func write<Value>(_ work: (any SQLConnection) throws -> Value) throws(StoreError) -> Value

  /// Closes the database.
  func close()
}
