import Foundation
import NIOCore

/// How many files and sockets this process may have open (RLIMIT_NOFILE), and how many of them visitors can have.
struct FileDescriptorLimit {
  /// The most connections if no option sets the number; each takes some memory.
  private static let defaultMaximum = 10_000
  /// The most connections to the metrics port.
  static let metricsConnections = 16

  let descriptors: Int

  /// Descriptors that the process itself needs: for the store's files, quiz files, cards, metrics and the log, for
  /// ``DescriptorReserve``, and for each event loop: three of its own, two of a connection that reads SQLite.
  static func reservedDescriptors(processors: Int) -> Int {
    64 + DescriptorReserve.count + metricsConnections + 5 * EventLoopExecutor.loopCount(processors: processors)
  }

  /// The same on this machine.
  static var reservedDescriptors: Int { reservedDescriptors(processors: System.coreCount) }

  /// This process's present limit.
  static var current: FileDescriptorLimit {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
      return FileDescriptorLimit(descriptors: 1024)
    }
    return FileDescriptorLimit(descriptors: Int(clamping: limit.rlim_cur))
  }

  /// The most connections that the limit allows; at least 8, even if the limit is lower than that.
  var maxConnections: Int { max(8, descriptors - Self.reservedDescriptors) }

  /// The most connections of a running server whose limit may have been lowered since it started.
  ///
  /// A limit below the server's own use leaves what ``DescriptorReserve`` had: a third of it may become connections.
  ///
  /// - Parameter configured: the most connections that the options allow.
  func runningConnections(configured: Int) -> Int {
    // Three numbers are the standard streams'.
    let released = min(DescriptorReserve.count, max(0, descriptors - 3))
    return min(configured, max(descriptors - Self.reservedDescriptors, released / 3))
  }

  var defaultConnections: Int { min(Self.defaultMaximum, maxConnections) }
}
