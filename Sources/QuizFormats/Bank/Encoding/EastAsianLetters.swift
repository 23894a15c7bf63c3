/// How usual the characters of Chinese, Japanese or Korean are.
///
/// The standards GB 2312, Big5, JIS X 0208 and KS X 1001 have the usual characters in blocks of their own. So the
/// blocks' characters, decoded, are the lists of usual ones. The most frequent ones were counted in texts of our own.
struct EastAsianLetters: Sendable {
  /// What characters cost in bits: the most frequent, the usual, the others of the script, and those of other scripts.
  private static let (frequentCost, usualCost, rareCost, foreignCost) = (8, 12, 17, 18)

  /// The scalars that a standard can have among the usual ones.
  private static let standardScalars: Range<UInt32> = 0x3000..<0xFB00

  /// The costs of ``standardScalars`` as a table, since each character of a text is looked up.
  private let costs: [UInt8]
  private let (hasKana, hasHangul): (Bool, Bool)

  init(_ tag: String) {
    hasKana = tag == "ja"
    hasHangul = tag == "ko"
    let (frequent, usual): (Set<Unicode.Scalar>, Set<Unicode.Scalar>)
    switch tag {
    case "zh-Hans": (frequent, usual) = (Self.set(Self.simplified), Self.block(0xB0...0xD7, "GB18030"))
    case "zh-Hant": (frequent, usual) = (Self.set(Self.traditional), Self.block(0xA4...0xC6, "Big5"))
    case "ja": (frequent, usual) = (Self.set(Self.japanese), Self.block(0xB0...0xCF, "EUC-JP"))
    default: (frequent, usual) = (Self.set(Self.korean), Self.block(0xB0...0xC8, "EUC-KR"))
    }
    var costs = [UInt8](repeating: UInt8(Self.rareCost), count: Self.standardScalars.count)
    for (scalars, cost) in [(usual, Self.usualCost), (frequent, Self.frequentCost)] {
      for scalar in scalars where Self.standardScalars.contains(scalar.value) {
        costs[Int(scalar.value - Self.standardScalars.lowerBound)] = UInt8(cost)
      }
    }
    self.costs = costs
  }

  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005...0x3007, 0x3041...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF66...0xFF9F,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  func cost(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x3041...0x30FF: hasKana ? 6 : Self.foreignCost
    case 0xFF66...0xFF9F: hasKana ? 13 : Self.foreignCost
    case 0xAC00...0xD7A3 where !hasHangul: Self.foreignCost
    case 0x3005...0x9FFF where hasHangul: Self.foreignCost - 2
    case Self.standardScalars: Int(costs[Int(scalar.value - Self.standardScalars.lowerBound)])
    default: Self.rareCost
    }
  }

  private static func set(_ text: String) -> Set<Unicode.Scalar> { Set(text.unicodeScalars) }

  /// The characters of two bytes whose first byte is in a range.
  private static func block(_ first: ClosedRange<UInt8>, _ name: String) -> Set<Unicode.Scalar> {
    guard let encoding = LegacyEncoding(named: name) else { return [] }
    let second = name == "Big5" ? Array(0x40...0x7E) + Array(0xA1...0xFE) : Array(UInt8(0xA1)...0xFE)
    var text: [UInt8] = []
    var decoder = TextDecoder(.converted(encoding))
    decoder.decode(first.flatMap { lead in second.flatMap { [lead, $0] } }, isLast: true, into: &text)
    return Set(String(decoding: text, as: UTF8.self).unicodeScalars.filter(contains))
  }
}
