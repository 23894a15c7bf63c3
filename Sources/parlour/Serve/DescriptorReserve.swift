import Foundation
import Synchronization

/// Spare descriptors that are kept open, and closed when the process's limit is lowered below what it uses.
///
/// Without a free descriptor the server can't read its files, and libdispatch ends the process: from time to time it
/// opens a file for each of its threads, and treats a failure as fatal (`_dispatch_workq_monitor_pools`; seen with
/// Swift 6.3). A lowered limit forbids the higher numbers, so the reserve must have low ones: make it before anything
/// else is opened.
final class DescriptorReserve: Sendable {
  static let count = 24

  private let descriptors = Mutex<[CInt]>([])

  /// Opens the reserve.
  init() { fill() }

  deinit { release() }

  /// How many descriptors are kept.
  var count: Int { descriptors.withLock { $0.count } }

  /// Opens what is missing. If there is no descriptor left, the reserve stays smaller.
  func fill() {
    descriptors.withLock { descriptors in
      while descriptors.count < Self.count {
        let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { break }
        descriptors.append(descriptor)
      }
    }
  }

  func release() {
    descriptors.withLock { descriptors in
      for descriptor in descriptors { close(descriptor) }
      descriptors = []
    }
  }
}
