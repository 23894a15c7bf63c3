/// Plural forms of nouns after a whole number, by Unicode CLDR's rules for cardinal numbers.
enum Plural {
  /// For English and languages with the same rule: one, other.
  static func english(_ count: Int, one: String, other: String) -> String {
    "\(count.withCommas) \(count == 1 ? one : other)"
  }

  /// For Russian and languages with the same rule: one (1, 21, 31 …), few (2–4, 22–24 …), many (0, 5–20, 25–30 …).
  /// A non-breaking space keeps the noun on the number's line.
  static func russian(_ count: Int, one: String, few: String, many: String) -> String {
    "\(count.withNarrowSpaces)\u{A0}\(russianNoun(count, one: one, few: few, many: many))"
  }

  /// The noun alone, where the number stands elsewhere.
  static func russianNoun(_ count: Int, one: String, few: String, many: String) -> String {
    switch (count % 10, count % 100) {
    case (_, 11...14): many
    case (1, _): one
    case (2...4, _): few
    default: many
    }
  }
}

/// Joins names to a list in a sentence.
enum ListFormat {
  /// `cat, dog and rabbit`: commas between the names, and a word before the last.
  static func joined(_ names: [String], comma: String, and: String) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    var text = ""
    for (index, name) in names.dropLast().enumerated() {
      text += index == 0 ? name : comma + name
    }
    return text + and + last
  }
}
