/// One throw of the dice while a question is answered at random: one of several vectors of points.
///
/// A single or ranged question is one toss; of a multiple one each switch is a toss of its own.
struct PointsDistribution: Hashable {
  /// One way in which the toss can fall.
  struct Entry: Hashable {
    /// By scored outcome.
    var points: [Int32]
    var probability: Double
  }

  /// Different in their points, in lexicographic order of these.
  let entries: [Entry]
  /// The points of all faces, one after the other, and their chances.
  private let points: [Int32]
  private let probabilities: [Double]
  /// By scored outcome: the most by which it can come nearer to any other.
  let catchUp: [Int32]

  /// - Parameter faces: at least one; faces with equal points are made one.
  init(_ faces: [Entry]) {
    var merged: [Entry] = []
    for face in faces.sorted(by: { $0.points.lexicographicallyPrecedes($1.points) }) {
      if let last = merged.last, last.points == face.points {
        merged[merged.count - 1].probability += face.probability
      } else {
        merged.append(face)
      }
    }
    self.entries = merged
    points = merged.flatMap { $0.points }
    probabilities = merged.map { $0.probability }
    catchUp = (merged.first?.points ?? []).indices.map { outcome in
      merged.map { $0.points[outcome] - ($0.points.min() ?? 0) }.max() ?? 0
    }
  }

  /// Reads the points of all faces, face after face, and the faces' chances.
  func withEntries(_ body: (UnsafeBufferPointer<Int32>, UnsafeBufferPointer<Double>) -> Void) {
    points.withUnsafeBufferPointer { points in
      probabilities.withUnsafeBufferPointer { chances in body(points, chances) }
    }
  }

  /// Whether every face brings every outcome the same as it brings the others, so that nobody comes nearer to anybody.
  var isEqualForAll: Bool { entries.allSatisfy { $0.points.min() == $0.points.max() } }
}
