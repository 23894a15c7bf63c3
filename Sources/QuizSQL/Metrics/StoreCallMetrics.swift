public import QuizMetrics
internal import QuizService

/// How long a store took for what it was asked, and how often it couldn't do it.
public final class StoreCallMetrics: MetricsSource {
  enum Kind: String, CaseIterable {
    case read
    case readInBackground = "read_aside"
    case write
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
      if let place = StoreError.Kind.allCases.firstIndex(of: error.kind) { metrics.failures[place].add() }
      throw error
    }
  }

  public var metrics: [MetricFamily] {
    [
      MetricFamily(
        "parlour_store_duration_seconds", .histogram,
        "How long the store took: to read for a page, to read aside, to write until it is safe.",
        Kind.allCases.flatMap { self[$0].durations.samples([("kind", $0.rawValue)]) }),
      MetricFamily(
        "parlour_store_failures_total", .counter, "What the store couldn't do, by reason.",
        Kind.allCases.flatMap { kind in
          zip(StoreError.Kind.allCases, self[kind].failures).map { reason, count in
            MetricSample(Double(count.value), [("kind", kind.rawValue), ("reason", reason.rawValue)])
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
