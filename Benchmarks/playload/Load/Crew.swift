import Foundation
import Synchronization

/// Concurrent clients, each on its own thread. A blocking socket costs less than an event loop.
final class Crew: Sendable {
  private let together = Mutex(Findings())
  private let group = DispatchGroup()

  /// - Parameter work: what each client does until the window closes. It gets the client's number, from 0.
  init(clients: Int, work: @escaping @Sendable (Int) -> Findings) {
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
  func findings() -> Findings {
    group.wait()
    return together.withLock { $0 }
  }
}
