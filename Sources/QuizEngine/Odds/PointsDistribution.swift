/// The points that one random choice gives: several vectors of points, each with a probability.
///
/// A single-choice or ranged question has one distribution. A multiple-choice question has one for each switch.
struct PointsDistribution: Hashable {
  /// One of the vectors, with its probability.
  struct Entry: Hashable {
    /// Indexed by scored outcome.
    var points: [Int32]
    var probability: Double
  }

  /// No two have the same points. They are sorted by their points, lexicographically.
  let entries: [Entry]
  /// The points of all entries, one entry after the other.
  private let points: [Int32]
  // By entry.
  private let probabilities: [Double]
  /// By scored outcome: the most that it can catch up on any other.
  let catchUp: [Int32]

  /// - Parameter unmerged: at least one. Those with equal points are merged.
  init(_ unmerged: [Entry]) {
    var merged: [Entry] = []
    for entry in unmerged.sorted(by: { $0.points.lexicographicallyPrecedes($1.points) }) {
      if let last = merged.last, last.points == entry.points {
        merged[merged.count - 1].probability += entry.probability
      } else {
        merged.append(entry)
      }
    }
    self.entries = merged
    points = merged.flatMap { $0.points }
    probabilities = merged.map { $0.probability }
    catchUp = (merged.first?.points ?? []).indices.map { outcome in
      merged.map { $0.points[outcome] - ($0.points.min() ?? 0) }.max() ?? 0
    }
  }

  /// Calls `body` with the points of all entries, one entry after the other, and with their probabilities.
  func withEntries(_ body: (UnsafeBufferPointer<Int32>, UnsafeBufferPointer<Double>) -> Void) {
    points.withUnsafeBufferPointer { points in
      probabilities.withUnsafeBufferPointer { chances in body(points, chances) }
    }
  }

  /// Whether every entry gives all outcomes the same number of points, so that no outcome catches up on another.
  var isEqualForAll: Bool { entries.allSatisfy { $0.points.min() == $0.points.max() } }
}
