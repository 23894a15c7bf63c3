package import QuizDatabase
package import QuizMetrics
package import StoreStatus
import Synchronization

/// A database that can suspend one write, until a test resumes it. Other calls go on meanwhile.
package final class SuspendingDatabase: SQLDatabase {
  /// When a write is suspended.
  package enum Moment: Sendable {
    case beforeTransaction, afterCommit
  }

  private actor Gate {
    private var moment: Moment?
    private var suspended: CheckedContinuation<Void, Never>?
    private var watchers: [CheckedContinuation<Void, Never>] = []

    func shut(_ moment: Moment) { self.moment = moment }

    func pass(_ moment: Moment) async {
      guard self.moment == moment else { return }
      self.moment = nil
      await withCheckedContinuation { continuation in
        suspended = continuation
        for watcher in watchers { watcher.resume() }
        watchers = []
      }
    }

    func waitForSuspended() async {
      guard suspended == nil else { return }
      await withCheckedContinuation { watchers.append($0) }
    }

    /// Nothing will be suspended: the write failed.
    func cancel() {
      moment = nil
      for watcher in watchers { watcher.resume() }
      watchers = []
    }

    func open() {
      suspended?.resume()
      suspended = nil
    }
  }

  private let base: any SQLDatabase
  private let willCall: @Sendable () -> Void
  private let gate = Gate()
  private let writes = Atomic(0)

  /// - Parameter willCall: runs at the beginning of each call, where the caller runs.
  package init(_ base: any SQLDatabase, willCall: @escaping @Sendable () -> Void = {}) {
    (self.base, self.willCall) = (base, willCall)
  }

  /// Suspends the next write.
  package func suspendNextWrite(_ moment: Moment) async { await gate.shut(moment) }

  /// Returns once a write is suspended, or has failed.
  package func waitForSuspendedWrite() async { await gate.waitForSuspended() }

  /// Lets the suspended write go on.
  package func resumeWrite() async { await gate.open() }

  /// How many writes have returned.
  package var writeCount: Int { writes.load(ordering: .sequentiallyConsistent) }

  package var isExclusive: Bool { base.isExclusive }

  package var metrics: [MetricFamily] { base.metrics }

  package func close() async { await base.close() }

  package func read<Value: Sendable>(
    _ mode: ReadMode, _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value {
    willCall()
    return try await base.read(mode, work)
  }

  package func write<Value: Sendable>(
    _ mode: WriteMode, _ work: @escaping @Sendable (Transaction) throws -> TransactionEnd<Value>
  ) async throws(StoreError) -> Value {
    willCall()
    await gate.pass(.beforeTransaction)
    let value: Value
    do { value = try await base.write(mode, work) } catch {
      await gate.cancel()
      throw error
    }
    await gate.pass(.afterCommit)
    writes.add(1, ordering: .sequentiallyConsistent)
    return value
  }
}
