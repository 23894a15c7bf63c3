/// How a lag vector is packed into words of 64 bits.
///
/// The lags of the outcomes stand side by side in fields of equal width, so a few operations on a word change all of
/// them (Lamport, "Multiple Byte Processing with Full-Word Instructions", 1975). The top bit of a field is its guard:
/// it is 0 in a lag, so no operation on a field changes the next one.
struct LagLayout {
  /// How many outcomes a lag vector has.
  let outcomes: Int
  /// How many words a lag vector takes: one for eight outcomes or fewer, unless a quiz is very long.
  let words: Int
  let fieldBits: Int
  /// The lowest bit of every field.
  let ones: UInt64
  /// The top bit of every field.
  let guards: UInt64
  private let fieldsPerWord: Int

  /// - Parameter greatest: the largest number that a field must hold.
  init(outcomes: Int, greatest: Int32) {
    self.outcomes = outcomes
    let fieldBits = max(2, Int32.bitWidth - greatest.leadingZeroBitCount + 1)
    let fieldsPerWord = max(1, min(outcomes, UInt64.bitWidth / fieldBits))
    self.fieldBits = fieldBits
    self.fieldsPerWord = fieldsPerWord
    words = max(1, (outcomes + fieldsPerWord - 1) / fieldsPerWord)
    ones = (0..<fieldsPerWord).reduce(0) { $0 | 1 << UInt64($1 * fieldBits) }
    guards = ones << UInt64(fieldBits - 1)
  }

  /// The largest number that a field can hold.
  var maxNumber: UInt64 { 1 << UInt64(fieldBits - 1) - 1 }

  /// The lag vector before any outcome has points. All outcomes are level, and a guard bit tells it from a tie of all.
  var start: [UInt64] { [guards] + [UInt64](repeating: 0, count: words - 1) }

  /// The word and the lowest bit of an outcome's field.
  func field(of outcome: Int) -> (word: Int, shift: Int) {
    (outcome / fieldsPerWord, outcome % fieldsPerWord * fieldBits)
  }

  /// - Parameter numbers: by outcome, 0 to ``maxNumber``.
  func pack(_ numbers: [Int32]) -> [UInt64] {
    var packed = [UInt64](repeating: 0, count: words)
    for (outcome, number) in numbers.enumerated() {
      let (word, shift) = field(of: outcome)
      packed[word] |= UInt64(number) << UInt64(shift)
    }
    return packed
  }

  /// The outcomes that lead in a lag vector, ascending. It is empty before any outcome has points.
  func leaders(_ lagVector: ArraySlice<UInt64>) -> [Int] {
    let first = lagVector.startIndex
    if lagVector[first] & guards != 0 { return [] }
    return (0..<outcomes).filter { outcome in
      let (word, shift) = field(of: outcome)
      return lagVector[first + word] >> UInt64(shift) & maxNumber == 0
    }
  }
}
