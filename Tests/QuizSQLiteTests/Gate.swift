import Dispatch
import Synchronization

/// Blocks a thread until a test opens the gate.
final class Gate: Sendable {
  private let isEntered = Atomic(false)
  private let semaphore = DispatchSemaphore(value: 0)

  func waitUntilOpen() {
    isEntered.store(true, ordering: .sequentiallyConsistent)
    semaphore.wait()
  }

  /// Returns as soon as a thread waits.
  func entered() async {
    while !isEntered.load(ordering: .sequentiallyConsistent) { await Task.yield() }
  }

  func open() { semaphore.signal() }
}
