/// The letters of all languages with ``LetterPairs``, as small numbers. Capitals have the numbers of their small
/// letters.
struct Alphabet: Sendable {
  /// The number of a letter that no language has.
  static let unknown: UInt16 = 1

  /// The number of numbers. 0 is the edge of a word.
  let count: Int
  /// The numbers of the scalars below U+2000; 0 for other scalars than letters.
  private let numbers: [UInt16]
  /// Whether the scalars below U+2000 are capitals.
  private let capitals: [Bool]

  /// - Parameter texts: the texts of ``LetterPairs/init(_:_:)``.
  init(_ texts: some Sequence<String>) {
    var numbers = [UInt16](repeating: 0, count: 0x2000)
    var count: UInt16 = 2
    for letter in texts.flatMap(LetterPairs.entries).compactMap(\.first) where letter != "_" {
      guard numbers[Int(letter.value)] == 0 else { continue }
      numbers[Int(letter.value)] = count
      count += 1
    }
    var capitals = [Bool](repeating: false, count: 0x2000)
    for value in UInt32(0x41)..<0x2000 {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
      let small = Self.small(scalar)
      capitals[Int(value)] = small != scalar
      guard numbers[Int(value)] == 0 else { continue }
      numbers[Int(value)] =
        small.value < 0x2000 && numbers[Int(small.value)] > 0 ? numbers[Int(small.value)] : Self.unknown
    }
    // º and ª stand at numbers, and Romanian has two forms of two letters.
    for mark in [0xAA, 0xBA] { numbers[mark] = 0 }
    for (form, letter) in [(0x218, 0x15F), (0x219, 0x15F), (0x21A, 0x163), (0x21B, 0x163)] {
      numbers[form] = numbers[letter]
    }
    self.count = Int(count)
    self.numbers = numbers
    self.capitals = capitals
  }

  /// The number of a letter or of `_`; 0 if it isn't a letter.
  func number(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x2000 { return Int(numbers[Int(scalar.value)]) }
    return scalar.properties.isAlphabetic && !EastAsianLetters.contains(scalar) ? Int(Self.unknown) : 0
  }

  func isCapital(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x2000 && capitals[Int(scalar.value)] }

  private static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let mapped = scalar.properties.lowercaseMapping.unicodeScalars
    return mapped.count == 1 ? mapped.first ?? scalar : scalar
  }
}
