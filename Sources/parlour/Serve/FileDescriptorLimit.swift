import Foundation
import NIOCore

/// How many files and sockets this process may have open (RLIMIT_NOFILE), and how many of them visitors can have.
struct FileDescriptorLimit {
  /// The most connections if no option sets the number; each takes some memory.
  private static let defaultMaximum = 10_000
  /// The most connections to the metrics port.
  static let metricsConnections = 16

  let descriptors: Int

  /// Descriptors that the process itself needs: for the store's files, quiz files, threads, cards, metrics and the log.
  static var reservedDescriptors: Int { 64 + metricsConnections + 4 * System.coreCount }

  /// This process's present limit.
  static var current: FileDescriptorLimit {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
      return FileDescriptorLimit(descriptors: 1024)
    }
    return FileDescriptorLimit(descriptors: Int(clamping: limit.rlim_cur))
  }

  /// The most connections that the limit allows; at least 8, even if the limit is lower than that.
  var maximumConnections: Int { max(8, descriptors - Self.reservedDescriptors) }

  var defaultConnections: Int { min(Self.defaultMaximum, maximumConnections) }
}
