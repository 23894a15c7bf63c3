import Foundation
import NIOCore

/// How many files and sockets this process may have open (RLIMIT_NOFILE), and what that leaves for visitors.
struct DescriptorLimit {
  /// The most connections without being told: each takes some memory.
  private static let enough = 10_000
  /// Connections of those who ask for metrics.
  static let metricsConnections = 16

  let descriptors: Int

  /// What the process itself needs: the store's files, quizzes while they are read, threads, cards, metrics, the log.
  static var reserve: Int { 64 + metricsConnections + 4 * System.coreCount }

  /// The limit of this process as it is now.
  static var current: DescriptorLimit {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
      return DescriptorLimit(descriptors: 1024)
    }
    return DescriptorLimit(descriptors: Int(clamping: limit.rlim_cur))
  }

  /// The most connections that there can be; never less than 8, even where they may not all be had.
  var mostConnections: Int { max(8, descriptors - Self.reserve) }

  var standardConnections: Int { min(Self.enough, mostConnections) }
}
