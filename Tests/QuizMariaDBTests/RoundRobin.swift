#if MariaDB
  import Synchronization

  /// Counts calls from 0.
  final class RoundRobin: Sendable {
    private let count = Atomic(0)

    func next() -> Int { count.add(1, ordering: .relaxed).oldValue }
  }
#endif
