internal import CUchardet

/// The probable encoding of a text that isn't UTF-8.
///
/// Mozilla's detector (uchardet) uses the frequencies of letters and letter pairs. For short texts in Western European
/// encodings it is often wrong. So for those the decoded text decides: letters inside words, capitals at their
/// beginning, quotation marks around them. A guess whose text looks wrong isn't used.
struct DetectedEncoding: Sendable {
  /// The best match; nil if there is none.
  let encoding: LegacyEncoding?
  /// Whether the match is good enough to read the text.
  let isConfident: Bool
  /// Some words of the text in that encoding.
  let excerpt: String

  /// - Parameter sample: lines with non-ASCII bytes.
  init(_ sample: [UInt8]) {
    let detected = Self.detect(sample)
    let candidates = Self.candidates(detected)
    let scores = candidates.map { (encoding: $0, score: DecodingScore(sample, $0)) }
    // The first of equal scores wins.
    var best = scores.first
    for candidate in scores.dropFirst() where candidate.score.value > (best?.score.value ?? -.infinity) + 1e-9 {
      best = candidate
    }
    // Letters of Central European encodings are as rare as those of Western ones, so the detector decides here.
    if let detected, let first = scores.first, first.encoding == detected, first.score.isPlausible,
      !LegacyEncoding.western.contains(detected), !detected.isCyrillic
    {
      best =
        scores.first { LegacyEncoding.western.contains($0.encoding) && $0.score.text == first.score.text }
        ?? first
    }
    encoding = best?.encoding
    excerpt = best?.score.excerpt ?? ""
    isConfident = best.map { $0.score.isPlausible && !Self.isSampleTooSmall(best: $0, scores) } ?? false
  }

  /// Whether the sample is too small to distinguish a Central European encoding from a Western one.
  private static func isSampleTooSmall(
    best: (encoding: LegacyEncoding, score: DecodingScore),
    _ scores: [(encoding: LegacyEncoding, score: DecodingScore)]
  ) -> Bool {
    guard !best.encoding.isCyrillic, !best.encoding.isEastAsian, best.score.supportingCount < 10 else { return false }
    return !LegacyEncoding.western.contains(best.encoding)
      && scores.contains { LegacyEncoding.western.contains($0.encoding) && $0.score.isPlausible }
  }

  /// The detected encoding first, then those that are often confused with it.
  private static func candidates(_ detected: LegacyEncoding?) -> [LegacyEncoding] {
    guard let detected else { return LegacyEncoding.western }
    if detected.isEastAsian { return [detected] }
    if detected.isCyrillic { return [detected] + LegacyEncoding.cyrillic.filter { $0 != detected } }
    return [detected] + LegacyEncoding.western.filter { $0 != detected }
  }

  private static func detect(_ sample: [UInt8]) -> LegacyEncoding? {
    guard let detector = uchardet_new() else { return nil }
    defer { uchardet_delete(detector) }
    let status = sample.withUnsafeBytes {
      uchardet_handle_data(detector, $0.bindMemory(to: CChar.self).baseAddress, $0.count)
    }
    guard status == 0 else { return nil }
    uchardet_data_end(detector)
    return uchardet_get_charset(detector).flatMap { LegacyEncoding(named: String(cString: $0)) }
  }
}

/// A score for how plausible a text is in an encoding.
struct DecodingScore: Sendable {
  /// From minus infinity to 1; higher is better.
  let value: Double
  /// The number of non-ASCII characters that support the encoding.
  let supportingCount: Int
  let isPlausible: Bool
  let excerpt: String
  let text: String

  init(_ sample: [UInt8], _ encoding: LegacyEncoding) {
    var text: [UInt8] = []
    var decoder = TextDecoder(.converted(encoding))
    decoder.decode(sample, isLast: true, into: &text)
    self.init(String(decoding: text, as: UTF8.self), isCased: !encoding.isEastAsian)
  }

  init(_ text: String, isCased: Bool) {
    let scalars = Array(text.unicodeScalars)
    var (good, bad) = (0.0, 0.0)
    var count = 0
    for (index, scalar) in scalars.enumerated() where !scalar.isASCII {
      let before = index > 0 ? scalars[index - 1] : " "
      let after = index + 1 < scalars.count ? scalars[index + 1] : " "
      let weight =
        isCased ? Self.weight(scalar, before: before, after: after) : Self.isEastAsianText(scalar) ? 1 : 0
      count += weight > 0 ? 1 : 0
      if weight > 0 { good += weight } else { bad += 1 }
    }
    supportingCount = count
    self.text = text
    value = good + bad > 0 ? (good - 2 * bad) / (Double(count) + bad) : 0
    isPlausible = count > 0 && bad <= 0.12 * Double(count)
    excerpt = Self.excerpt(text)
  }

  /// - Returns: 0 for a character that is wrong in that position, and more for a frequent one.
  private static func weight(
    _ scalar: Unicode.Scalar, before: Unicode.Scalar, after: Unicode.Scalar
  ) -> Double {
    let isInWord = before.properties.isAlphabetic && after.properties.isAlphabetic
    guard scalar.properties.isAlphabetic else {
      guard commonPunctuation.contains(scalar) else { return 0 }
      return isInWord && !"’·–—\u{A0}".unicodeScalars.contains(scalar) ? 0 : 0.7
    }
    if scalar.properties.isUppercase, before.properties.isAlphabetic, !before.properties.isUppercase { return 0 }
    // A lowercase letter before a capital.
    if scalar.properties.isLowercase, after.properties.isUppercase, before.properties.isAlphabetic { return 0 }
    return commonLetters.contains(scalar) ? 1 : 0.5
  }

  private static func isEastAsianText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2010...0x203B, 0x2460...0x24FF, 0x3001...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF9F: true
    case 0xA7, 0xA8, 0xB0, 0xB1, 0xB7, 0xD7, 0xF7, 0x391...0x3C9, 0x410...0x451, 0x2160...0x217F, 0x2190...0x22FF,
      0x3000:
      true
    default: false
    }
  }

  private static let commonLetters = Set(
    ("éèêëàâäáãåçùûüúôöóòõøîïíìñßæœÉÈÊÀÂÄÁÅÇÜÖÓØÎÍÑ" + "абвгдежзийклмнопрстуфхцчшщъыьэюяАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ")
      .unicodeScalars)
  private static let commonPunctuation = Set("«»“”‘’„‚–—…°§€£\u{A0}·•×½¼¾²³ªº¿¡©®™№".unicodeScalars)

  /// The first words with non-ASCII letters.
  private static func excerpt(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: { !$0.isASCII }) else { return "" }
    let start = max(0, first - 20)
    let from = scalars[start..<first].lastIndex { $0 == "\n" || $0 == "," || $0 == ";" || $0 == "\t" }.map { $0 + 1 }
    let piece = scalars[(from ?? start)...].prefix { $0 != "\n" }.prefix(50)
    return String(String.UnicodeScalarView(piece)).printable
  }
}
