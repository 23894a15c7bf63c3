import QuizEngine
import Synchronization

/// Which language a visitor gets: `Accept-Language` of RFC 9110, and the best of what is offered.
enum LanguageNegotiation {
  /// The index of the offered language that fits the earliest preference: the same tag, or else the same language, if
  /// possible in the same script.
  static func bestIndex(of offered: [Language], for preferences: [Language]) -> Int? {
    for wanted in preferences {
      let tag = wanted.tag.lowercased()
      if let same = offered.firstIndex(where: { $0.tag == wanted.tag || $0.tag.lowercased() == tag }) { return same }
      let related = offered.indices.filter { offered[$0].primarySubtag == wanted.primarySubtag }
      if let first = related.first { return related.first { offered[$0].script == wanted.script } ?? first }
    }
    return nil
  }

  /// Browsers send few different headers.
  private static let known = Mutex<[String: [Language]]>([:])
  private static let maxKnown = 512

  /// The languages of an `Accept-Language` header by weight, at most 20.
  static func acceptedLanguages(in header: String) -> [Language] {
    if let languages = known.withLock({ $0[header] }) { return languages }
    let languages = parse(header)
    // The key isn't limited as the list is.
    if header.utf8.count <= 200 {
      known.withLock { known in
        if known.count == maxKnown { known = [:] }
        known[header] = languages
      }
    }
    return languages
  }

  private static func parse(_ header: String) -> [Language] {
    var ranges: [(language: Language, weight: Double)] = []
    var count = 0
    // Bytes of an array are read much faster than those of a string.
    Array(header.utf8.prefix(1000)).filter { $0 != UInt8(ascii: " ") }[...].forEachPart(
      separatedBy: UInt8(ascii: ",")
    ) { range in
      count += 1
      guard count <= 20, let (tag, weight) = tagAndWeight(of: range), weight > 0,
        let language = Language(validating: tag)
      else { return }
      // Before the first one that weighs less: languages of the same weight keep their order.
      ranges.insert((language, weight), at: ranges.firstIndex { $0.weight < weight } ?? ranges.endIndex)
    }
    return ranges.map(\.language)
  }

  /// - Parameter range: `de-AT;q=0.8`, without spaces.
  private static func tagAndWeight(of range: ArraySlice<UInt8>) -> (tag: String, weight: Double)? {
    var tag: String?
    var weight: Double?
    range.forEachPart(separatedBy: UInt8(ascii: ";")) { part in
      if tag == nil {
        tag = String(decoding: part, as: UTF8.self)
      } else if weight == nil, part.starts(with: "q=".utf8) {
        weight = Double(String(decoding: part.dropFirst(2), as: UTF8.self)) ?? 1
      }
    }
    return tag.map { ($0, weight ?? 1) }
  }
}

extension Language {
  /// The language without region and script, in lower case: `zh` of `zh-Hant-TW`.
  var primarySubtag: String { tag.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() }

  /// The script of a tag, in lower case: `hant` of `zh-Hant` and of `zh-TW`; nil if the tag tells none.
  var script: String? {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    if let subtag = parts.dropFirst().first(where: { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 > 0x39 } }) {
      return String(subtag)
    }
    guard parts.first == "zh", parts.count > 1 else { return nil }
    return ["tw", "hk", "mo"].contains(parts[1]) ? "hant" : ["cn", "sg", "my"].contains(parts[1]) ? "hans" : nil
  }
}
