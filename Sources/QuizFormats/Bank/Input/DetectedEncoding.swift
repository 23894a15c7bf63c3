/// The probable encoding of a text that isn't UTF-8.
///
/// The sample is read in every encoding. ``TextCost`` then says how surprising each text is in the language that fits
/// it best. The least surprising one wins. It isn't certain if another encoding gives another text that is nearly as
/// good.
struct DetectedEncoding: Sendable {
  /// An encoding, and a line of the file in it.
  struct Candidate: Sendable {
    let encoding: LegacyEncoding
    let excerpt: String
  }

  /// The best match; nil if there is none.
  let best: Candidate?
  /// The next best with another text, if it is close.
  let alternative: Candidate?
  /// Whether the text in the best match looks like one.
  let isPlausible: Bool
  /// Whether the match is good enough to read the text.
  let isConfident: Bool

  var encoding: LegacyEncoding? { best?.encoding }
  /// Some words of the text in that encoding.
  var excerpt: String { best?.excerpt ?? "" }

  /// The number of bits by which a text must at least be better than others.
  private static let minLead = 14
  /// The same in addition, if the language's files are hardly ever in that encoding.
  private static let additionalLead = 10
  /// The number of bits of a letter pair from which on a text looks like none.
  private static let maxMean = 9.0
  /// The number of bits of a letter pair from which on its language is none of ours.
  private static let strangeMean = 5.3
  /// ``maxMean`` for a character of Chinese, Japanese and Korean.
  private static let maxEastAsianMean = 11.3
  /// The size in bytes of the part that all encodings are tried on.
  private static let firstPart = 4_096
  /// The number of bits by which an encoding may be behind after the first part.
  private static let maxLag = 80

  /// - Parameters:
  ///   - sample: lines with non-ASCII bytes.
  ///   - hint: the language that the text probably has.
  init(_ sample: [UInt8], hint: String? = nil) {
    let readings = Self.readings(sample, hint: hint)
    guard let first = readings.first else {
      best = nil
      alternative = nil
      isPlausible = false
      isConfident = false
      return
    }
    let second = readings.first { !$0.isSame(as: first) }
    let isClose = second.map { $0.cost.total - first.cost.total <= Self.requiredLead(first) } ?? false
    isPlausible = Self.isPlausible(first)
    isConfident = isPlausible && !isClose
    // Where no text looks like one, a second one is no help.
    let isShown = isClose && (isPlausible || second.map(Self.isPlausible) == true)
    let excerpts = TextExcerpt.pair(first.text, second.flatMap { isShown ? $0.text : nil })
    best = Candidate(encoding: first.encoding, excerpt: excerpts.first)
    alternative = second.flatMap { reading in
      excerpts.second.map { Candidate(encoding: reading.encoding, excerpt: $0) }
    }
  }

  private static func isPlausible(_ reading: EncodingReading) -> Bool {
    let limit = reading.cost.language.eastAsian == nil ? maxMean : maxEastAsianMean
    return reading.cost.unitCount > 0 && reading.cost.mean <= limit
  }

  /// The number of bits by which a reading must be better than others.
  private static func requiredLead(_ reading: EncodingReading) -> Int {
    let cost = reading.cost
    let isUsual = cost.language.encodings[reading.encoding.name] != nil
    // A text that fits so badly is in a language without letter pairs, and the costs of all readings are rough.
    let isStrange = cost.language.eastAsian == nil && cost.mean > strangeMean
    let share = isStrange ? Int(cost.mean * Double(cost.unitCount)) / 8 : 0
    return max(minLead + (isUsual ? 0 : additionalLead), share)
  }

  /// The best readings, best first.
  static func readings(_ sample: [UInt8], hint: String?) -> [EncodingReading] {
    var cache = WordCosts()
    let head = sample.prefix(firstPart)
    var readings = LegacyEncoding.detectable.compactMap { EncodingReading(head, in: $0, hint: hint, &cache) }
    if let best = readings.map(\.cost.total).min(), sample.count > firstPart {
      readings = readings.filter { $0.cost.total <= best + maxLag }
        .compactMap { EncodingReading(sample, in: $0.encoding, hint: hint, &cache) }
    }
    // The sort isn't stable, and the first of equal encodings should win.
    return readings.enumerated()
      .sorted { ($0.element.cost.total, $0.offset) < ($1.element.cost.total, $1.offset) }.map(\.element)
  }
}
