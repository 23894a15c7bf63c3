import Foundation

/// The result of a run, as it is printed.
struct Report: Encodable {
  /// The length of the window.
  let seconds: Double
  /// The answers or requests that were counted in the window.
  let count: Int
  let perSecond: Double
  /// The latency of one of them, in milliseconds.
  let p50: Double
  let p99: Double
  let worst: Double
  /// The verified plays, those outside the window included.
  let plays: Int
  let requests: Int
  /// The processor time of the watched processes for each counted answer or request, in milliseconds.
  let serverTimeEach: Double
  /// The same for the load generator.
  let ownTimeEach: Double
  /// The share of the machine that other programs used, from 0 to 1. The larger it is, the less reliable is the result.
  let othersShare: Double
  let failures: [String: Int]

  init(_ results: LoadResults, seconds: Double, spent: ProcessorTime) {
    let sorted = results.latencies.sorted()
    self.seconds = seconds
    count = sorted.count
    perSecond = Double(sorted.count) / seconds
    p50 = Self.percentile(50, of: sorted)
    p99 = Self.percentile(99, of: sorted)
    worst = Self.percentile(100, of: sorted)
    plays = results.plays
    requests = results.requests
    serverTimeEach = spent.server * 1000 / Double(max(1, sorted.count))
    ownTimeEach = spent.own * 1000 / Double(max(1, sorted.count))
    othersShare = max(0, spent.others / (seconds * Double(ProcessInfo.processInfo.processorCount)))
    failures = Dictionary(results.failures.map { ($0.key.text, $0.value) }, uniquingKeysWith: +)
  }

  /// In milliseconds, by the nearest rank.
  private static func percentile(_ percent: Int, of sorted: [UInt32]) -> Double {
    guard !sorted.isEmpty else { return 0 }
    let rank = (sorted.count * percent + 99) / 100
    return Double(sorted[max(0, rank - 1)]) / 1000
  }

  func print() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    Swift.print(String(decoding: try encoder.encode(self), as: UTF8.self))
  }
}
