import Foundation
import Synchronization

/// Clients at work, each on a thread of its own: a blocking socket costs less than any event loop would.
final class Crew: Sendable {
  private let together = Mutex(Findings())
  private let group = DispatchGroup()

  /// - Parameter work: what each client does until the window is over; it is told its number, from 0.
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

  /// What all found, once the last is done.
  func findings() -> Findings {
    group.wait()
    return together.withLock { $0 }
  }
}
