import Foundation
import NIOCore

/// How many files and sockets this process may have open (RLIMIT_NOFILE), and what that leaves for visitors.
struct FileDescriptorLimit {
  /// The most connections without being told: each takes some memory.
  private static let defaultMaximum = 10_000
  /// Connections of those who ask for metrics.
  static let metricsConnections = 16

  let descriptors: Int

  /// What the process itself needs: the store's files, quizzes while they are read, threads, cards, metrics, the log.
  static var reservedDescriptors: Int { 64 + metricsConnections + 4 * System.coreCount }

  /// The limit of this process as it is now.
  static var current: FileDescriptorLimit {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
      return FileDescriptorLimit(descriptors: 1024)
    }
    return FileDescriptorLimit(descriptors: Int(clamping: limit.rlim_cur))
  }

  /// The most connections that there can be; never less than 8, even where they may not all be had.
  var maximumConnections: Int { max(8, descriptors - Self.reservedDescriptors) }

  var defaultConnections: Int { min(Self.defaultMaximum, maximumConnections) }
}
