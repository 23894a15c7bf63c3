/// An entry of a ``PointsDistribution`` in the form that moves packed lag vectors.
struct PackedEntry {
  /// By word: the points of the outcomes, less the points that all of them get.
  let points: [UInt64]
  /// The outcomes with such points. Only they can take the lead.
  let gains: [Gain]
  /// Whether the entry gives no points at all. A play without points then stays one.
  let isNothing: Bool
  let probability: Double

  /// The points of one outcome.
  struct Gain {
    /// The word of the outcome's field.
    let word: Int
    /// The lowest bit of the outcome's field.
    let shift: UInt64
    let points: Int64
  }

  init(_ entry: PointsDistribution.Entry, layout: LagLayout) {
    let common = entry.points.min() ?? 0
    points = layout.pack(entry.points.map { $0 - common })
    gains = entry.points.enumerated().filter { $0.element > common }.map { outcome, points in
      let (word, shift) = layout.field(of: outcome)
      return Gain(word: word, shift: UInt64(shift), points: Int64(points - common))
    }
    isNothing = entry.points.allSatisfy { $0 == 0 }
    probability = entry.probability
  }

  /// Whether two entries move every lag vector alike.
  func hasSamePoints(as other: PackedEntry) -> Bool { points == other.points && isNothing == other.isNothing }
}

extension KeyTable {
  /// Adds the lag vectors that an entry leads to, and tells their numbers.
  ///
  /// - Parameters:
  ///   - source: lag vectors.
  ///   - rows: which of them are moved.
  ///   - cap: a packed lag vector: the largest lag of each outcome that is told from smaller ones.
  ///   - moved: gets the numbers of the new lag vectors. It has room for them.
  ///   - position: where in `moved` they begin.
  mutating func add(
    _ rows: Range<Int>, of source: KeyTable, movedBy entry: PackedEntry, cap: [UInt64], layout: LagLayout,
    moved: inout [Int32], from position: Int = 0
  ) {
    reserveRows(rows.count)
    var lagVector = [UInt64](repeating: 0, count: words)
    edit { index in
      source.withKeys { keys in
        lagVector.withUnsafeMutableBufferPointer { lagVector in
          entry.points.withUnsafeBufferPointer { points in
            entry.gains.withUnsafeBufferPointer { gains in
              cap.withUnsafeBufferPointer { cap in
                moved.withUnsafeMutableBufferPointer { moved in
                  let transition = LagTransition(
                    layout: layout, keys: keys, points: points, gains: gains, isNothing: entry.isNothing, cap: cap)
                  let moved = UnsafeMutableBufferPointer(rebasing: moved[position...])
                  if layout.words == 1 {
                    transition.add(rows, to: &index, words: 1, lagVector: lagVector, moved: moved)
                  } else {
                    transition.add(rows, to: &index, words: layout.words, lagVector: lagVector, moved: moved)
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}

/// Computes the lag vectors that one entry leads to.
private struct LagTransition {
  let layout: LagLayout
  let keys: UnsafeBufferPointer<UInt64>
  let points: UnsafeBufferPointer<UInt64>
  let gains: UnsafeBufferPointer<PackedEntry.Gain>
  let isNothing: Bool
  let cap: UnsafeBufferPointer<UInt64>

  /// - Parameters:
  ///   - words: the layout's words. A constant lets the compiler unroll the loops.
  ///   - lagVector: room for one lag vector.
  @inline(__always)
  func add(
    _ rows: Range<Int>, to index: inout KeyIndex, words: Int, lagVector: UnsafeMutableBufferPointer<UInt64>,
    moved: UnsafeMutableBufferPointer<Int32>
  ) {
    let key = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(lagVector)[0..<words])
    for row in rows {
      let first = row &* words
      let isStart = keys[first] & layout.guards != 0
      let ahead = ahead(of: first) &* layout.ones
      for word in 0..<words {
        let lags = (keys[first &+ word] & ~layout.guards) &+ ahead &- points[word]
        lagVector[word] = smaller(lags, cap[word])
      }
      if isStart && isNothing { lagVector[0] = keys[first] }
      moved[row &- rows.lowerBound] = Int32(truncatingIfNeeded: index.row(of: key))
    }
  }

  /// How far the new leader gets ahead of the old one.
  @inline(__always)
  private func ahead(of first: Int) -> UInt64 {
    var ahead: Int64 = 0
    for gain in gains {
      let lag = (keys[first &+ gain.word] &>> gain.shift) & layout.maxNumber
      ahead = max(ahead, gain.points &- Int64(truncatingIfNeeded: lag))
    }
    return UInt64(truncatingIfNeeded: ahead)
  }

  /// The smaller number in every field.
  @inline(__always)
  private func smaller(_ some: UInt64, _ others: UInt64) -> UInt64 {
    let notGreater = ((others | layout.guards) &- some) & layout.guards
    let fields = notGreater &- (notGreater &>> UInt64(truncatingIfNeeded: layout.fieldBits &- 1))
    return (some & fields) | (others & ~fields)
  }
}
