internal import QuizService
internal import Synchronization

/// The revisions that were read last, decoded: revisions never change, so they are read once.
final class RevisionShelf: Sendable {
  /// The most content that is kept decoded, in bytes of its JSON.
  static let capacity = 4_000_000

  private struct Entry {
    let revision: Revision
    let size: Int
    var used: UInt64
  }

  private struct State {
    var entries: [RevisionID: Entry] = [:]
    var size = 0
    var clock: UInt64 = 0
  }

  private let state = Mutex(State())

  subscript(id: RevisionID) -> Revision? {
    state.withLock { state in
      state.clock += 1
      state.entries[id]?.used = state.clock
      return state.entries[id]?.revision
    }
  }

  /// Keeps a revision, and drops those that weren't used for longest where there are too many.
  ///
  /// - Parameter size: in bytes of its JSON.
  func put(_ revision: Revision, size: Int) {
    state.withLock { state in
      guard state.entries[revision.id] == nil else { return }
      state.clock += 1
      state.entries[revision.id] = Entry(revision: revision, size: size, used: state.clock)
      state.size += size
      while state.size > Self.capacity, state.entries.count > 1 {
        guard let oldest = state.entries.min(by: { $0.value.used < $1.value.used }) else { return }
        state.entries[oldest.key] = nil
        state.size -= oldest.value.size
      }
    }
  }
}
