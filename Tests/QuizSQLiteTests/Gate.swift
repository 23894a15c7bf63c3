import Dispatch
import Synchronization

/// Holds a thread until a test lets it go on.
final class Gate: Sendable {
  private let isEntered = Atomic(false)
  private let semaphore = DispatchSemaphore(value: 0)

  func waitUntilOpen() {
    isEntered.store(true, ordering: .sequentiallyConsistent)
    semaphore.wait()
  }

  /// Returns once a thread waits.
  func entered() async {
    while !isEntered.load(ordering: .sequentiallyConsistent) { await Task.yield() }
  }

  func open() { semaphore.signal() }
}
