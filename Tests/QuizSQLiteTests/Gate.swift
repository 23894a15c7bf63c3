import Dispatch
import Synchronization

/// Blocks a thread until a test opens the gate.
final class Gate: Sendable {
  private let entered = Atomic(false)
  private let semaphore = DispatchSemaphore(value: 0)

  func waitUntilOpen() {
    entered.store(true, ordering: .sequentiallyConsistent)
    semaphore.wait()
  }

  var isEntered: Bool { entered.load(ordering: .sequentiallyConsistent) }

  /// Returns as soon as a thread waits.
  func waitUntilEntered() async {
    while !isEntered { await Task.yield() }
  }

  func open() { semaphore.signal() }
}
