internal import Foundation
internal import GRDB
internal import StoreStatus
internal import Synchronization

/// A server's connections for reads on the caller's thread: as many as threads read at once. At most two for each
/// processor are kept: a server has no more event loops than that.
///
/// GRDB's pool also reads the schema's version each time, in a transaction of its own, because another process may
/// change the schema. Nobody changes Parlour's under a server: ``Schema/migrate(_:)`` runs before the first read, and
/// the folder's lock keeps other versions away. To look up a session through the pool took twice the instructions.
final class ReadConnections: Sendable {
  private struct State {
    var idle: [DatabaseQueue] = []
    var usedCount = 0
    var isClosed = false
    /// They wait for the connections that are used.
    var closeContinuations: [CheckedContinuation<Void, Never>] = []
  }

  private let path: String
  private let configuration: Configuration
  private let state = Mutex(State())
  private let mostIdle = 2 * ProcessInfo.processInfo.activeProcessorCount

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
    var isReusable = false
    defer { giveBack(connection, isReusable: isReusable) }
    return try connection.unsafeRead { db in
      defer { isReusable = !db.isInsideTransaction }
      return try work(db)
    }
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
        if state.usedCount > 0 { state.closeContinuations.append(continuation) }
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
      giveBack(nil, isReusable: false)
      throw error
    }
  }

  private func open() throws -> DatabaseQueue {
    var configuration = configuration
    configuration.readonly = true
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// - Parameter connection: nil if it couldn't be opened.
  private func giveBack(_ connection: DatabaseQueue?, isReusable: Bool) {
    let isIdle = state.withLock { state in
      guard let connection, isReusable, !state.isClosed, state.idle.count < mostIdle else { return false }
      state.usedCount -= 1
      state.idle.append(connection)
      return true
    }
    if isIdle { return }
    try? connection?.close()
    let closeContinuations = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      state.usedCount -= 1
      guard state.usedCount == 0 else { return [] }
      defer { state.closeContinuations = [] }
      return state.closeContinuations
    }
    for continuation in closeContinuations { continuation.resume() }
  }
}
