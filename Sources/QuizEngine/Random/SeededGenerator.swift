/// A random number generator. The same seed gives the same numbers on every platform and in every version.
///
/// It is xoshiro256** (Blackman and Vigna, "Scrambled Linear Pseudorandom Number Generators", 2021). SplitMix64 fills
/// its state (Steele, Lea and Flood, 2014). It is predictable: use it for games, not for secrets.
public struct SeededGenerator: Sendable {
  /// What the numbers are used for. Each use has its own sequence, so a change in one use doesn't shift the numbers of
  /// another.
  public enum Stream: UInt64, Sendable {
    case draw = 1
    case questionOrder = 2
    case answerOrder = 3
    case tieBreak = 4
    case simulation = 5
    case options = 6
    case optionOrder = 7
  }

  private var s0: UInt64
  private var s1: UInt64
  private var s2: UInt64
  private var s3: UInt64

  /// - Parameters:
  ///   - seed: any number. A play's seed is stored with the play.
  ///   - stream: what the numbers are used for.
  ///   - substream: distinguishes several sequences of the same stream, for example one for each question.
  public init(seed: UInt64, stream: Stream, substream: Int = 0) {
    var filler = SplitMix64(state: seed)
    filler.state ^= stream.rawValue &* 0xD1B5_4A32_D192_ED03
    filler.state = filler.next() ^ (UInt64(truncatingIfNeeded: substream) &* 0x8CB9_2BA7_2F3D_8DD7)
    s0 = filler.next()
    s1 = filler.next()
    s2 = filler.next()
    s3 = filler.next()
  }

  /// Returns 64 uniformly distributed bits.
  public mutating func next() -> UInt64 {
    let result = Self.rotate(s1 &* 5, 7) &* 9
    let shifted = s1 << 17
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = Self.rotate(s3, 45)
    return result
  }

  /// Returns an integer from 0 to `bound` − 1, all equally likely (Lemire, "Fast Random Integer Generation in an
  /// Interval", 2019).
  ///
  /// - Parameter bound: at least 1.
  public mutating func next(upperBound bound: Int) -> Int {
    let bound = UInt64(bound)
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold { product = next().multipliedFullWidth(by: bound) }
    }
    return Int(product.high)
  }

  /// Returns `count` elements at different positions in random order. All arrangements are equally likely (Fisher and
  /// Yates).
  ///
  /// - Complexity: linear in the number of elements.
  /// - Parameter count: 0 to the number of elements.
  public mutating func sample<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    var pool = elements
    for index in 0..<count { pool.swapAt(index, index + next(upperBound: pool.count - index)) }
    return Array(pool.prefix(count))
  }

  private static func rotate(_ value: UInt64, _ bits: UInt64) -> UInt64 { (value << bits) | (value >> (64 - bits)) }
}

private struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
