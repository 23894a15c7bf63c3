import Foundation
import Synchronization

/// Concurrent clients, each on its own thread. A blocking socket costs less than an event loop.
final class ClientThreads: Sendable {
  private let together = Mutex(LoadResults())
  private let group = DispatchGroup()

  /// - Parameter work: what each client does until the window closes. It gets the client's number, from 0.
  init(clients: Int, work: @escaping @Sendable (Int) -> LoadResults) {
    for client in 0..<clients {
      group.enter()
      Thread.detachNewThread {
        let found = work(client)
        self.together.withLock { $0.add(found) }
        self.group.leave()
      }
    }
  }

  /// What all clients measured, when the last is done.
  func results() -> LoadResults {
    group.wait()
    return together.withLock { $0 }
  }
}
