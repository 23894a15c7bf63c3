internal import GRDB
internal import StoreStatus
internal import Synchronization

/// Connections for reads on the caller's thread: as many as threads read at once.
///
/// GRDB's pool also reads the schema's version each time, in a transaction of its own, because another process may
/// change the schema. Nobody changes Parlour's while it is open: ``Schema/migrate(_:)`` runs before the first read, and
/// the folder's lock keeps other versions away. To look up a session through the pool took twice the instructions.
final class ReadConnections: Sendable {
  private struct State {
    var idle: [DatabaseQueue] = []
    var usedCount = 0
    var isClosed = false
    /// Waits for the connections that are used.
    var closeContinuation: CheckedContinuation<Void, Never>?
  }

  private let path: String
  private let configuration: Configuration
  private let state = Mutex(State())

  /// - Parameters:
  ///   - path: of a database with a write-ahead log that other connections keep open.
  ///   - configuration: without `readonly`.
  init(path: String, configuration: Configuration) {
    self.path = path
    self.configuration = configuration
  }

  /// Runs a read. Each of its statements sees what was committed before it.
  ///
  /// - Throws: `.unavailable` after ``close()``; what `work` throws.
  func read<Value>(_ work: (Database) throws -> Value) throws -> Value {
    let connection = try take()
    defer { giveBack(connection) }
    return try connection.unsafeRead(work)
  }

  /// Runs a read whose statements all see the same moment.
  ///
  /// - Throws: as ``read(_:)``.
  func readSnapshot<Value>(_ work: (Database) throws -> Value) throws -> Value {
    try read { db in
      try db.statement(.beginReading).execute()
      defer { try? db.statement(.rollback).execute() }
      return try work(db)
    }
  }

  /// Completes the reads that have begun. Later ones fail.
  func close() async {
    let idle = state.withLock { state in
      state.isClosed = true
      defer { state.idle = [] }
      return state.idle
    }
    for connection in idle { try? connection.close() }
    await withCheckedContinuation { continuation in
      let isUnused = state.withLock { state in
        if state.usedCount > 0 { state.closeContinuation = continuation }
        return state.usedCount == 0
      }
      if isUnused { continuation.resume() }
    }
  }

  private func take() throws -> DatabaseQueue {
    let idle = try state.withLock { state in
      if state.isClosed { throw StoreError.unavailable(detail: "the store is closed") }
      state.usedCount += 1
      return state.idle.popLast()
    }
    if let idle { return idle }
    do { return try open() } catch {
      giveBack(nil)
      throw error
    }
  }

  private func open() throws -> DatabaseQueue {
    var configuration = configuration
    configuration.readonly = true
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// - Parameter connection: nil if it couldn't be opened.
  private func giveBack(_ connection: DatabaseQueue?) {
    let isClosed = state.withLock { state in
      if state.isClosed { return true }
      state.usedCount -= 1
      if let connection { state.idle.append(connection) }
      return false
    }
    guard isClosed else { return }
    try? connection?.close()
    let closeContinuation = state.withLock { state in
      state.usedCount -= 1
      return state.usedCount == 0 ? state.closeContinuation.take() : nil
    }
    closeContinuation?.resume()
  }
}
