import QuizEngine

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

  /// The languages of an `Accept-Language` header by weight, at most 20.
  static func acceptedLanguages(in header: String) -> [Language] {
    let ranges = header.prefix(1000).split(separator: ",").prefix(20).compactMap {
      range -> (tag: String, weight: Double)? in
      let parts = range.split(separator: ";").map { String($0.filter { $0 != " " }) }
      guard let tag = parts.first, tag != "*" else { return nil }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      return weight > 0 ? (tag, weight) : nil
    }
    return ranges.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .compactMap { Language(validating: $0.element.tag) }
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
