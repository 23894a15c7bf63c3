package import QuizMetrics
internal import StoreStatus

/// The durations and failures of a store's calls.
package final class StoreCallMetrics: MetricsSource {
  enum Kind: String, CaseIterable {
    case read
    case readInBackground = "read_background"
    case write

    /// The values of the label `kind`. `read_aside` is the name up to 0.6; it goes with the next version.
    var labels: [String] { self == .readInBackground ? [rawValue, "read_aside"] : [rawValue] }
  }

  private struct KindMetrics: Sendable {
    let durations = Histogram()
    let failures = StoreError.Kind.allCases.map { _ in Counter() }
  }

  private let byKind = Kind.allCases.map { _ in KindMetrics() }

  func measure<Value>(
    _ kind: Kind, _ work: () async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    let metrics = self[kind]
    let began = ContinuousClock.now
    defer { metrics.durations.observe(ContinuousClock.now - began) }
    do { return try await work() } catch {
      if let index = StoreError.Kind.allCases.firstIndex(of: error.kind) { metrics.failures[index].add() }
      throw error
    }
  }

  package var metrics: [MetricFamily] {
    [
      MetricFamily(
        "parlour_store_duration_seconds", .histogram,
        "How long the store took: to read for a page, to read in the background, to write until it is safe.",
        Kind.allCases.flatMap { kind in
          kind.labels.flatMap { self[kind].durations.samples([("kind", $0)]) }
        }),
      MetricFamily(
        "parlour_store_failures_total", .counter, "What the store couldn't do, by reason.",
        Kind.allCases.flatMap { kind in
          kind.labels.flatMap { label in
            zip(StoreError.Kind.allCases, self[kind].failures).map { reason, count in
              MetricSample(Double(count.value), [("kind", label), ("reason", reason.rawValue)])
            }
          }
        }),
    ]
  }

  private subscript(_ kind: Kind) -> KindMetrics {
    switch kind {
    case .read: byKind[0]
    case .readInBackground: byKind[1]
    case .write: byKind[2]
    }
  }
}
