internal import Foundation
internal import QuizEngine

/// How spreadsheet programs write numbers, months and Booleans in a language.
struct SpreadsheetLocale {
  let decimalSeparator: String
  let groupingSeparator: String
  let months: [String]
  let shortMonths: [String]
  /// From Sunday on.
  let weekdays: [String]
  let shortWeekdays: [String]
  let trueText: String
  let falseText: String

  init(_ language: Language) {
    let locale = Locale(identifier: language.tag)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    decimalSeparator = locale.decimalSeparator ?? "."
    groupingSeparator = (locale.groupingSeparator ?? ",").replacing("\u{202F}", with: "\u{A0}")
    months = Self.names(calendar.monthSymbols, 12)
    shortMonths = Self.names(calendar.shortMonthSymbols, 12)
    weekdays = Self.names(calendar.weekdaySymbols, 7)
    shortWeekdays = Self.names(calendar.shortWeekdaySymbols, 7)
    switch language.tag.lowercased().prefix(2) {
    case "de": (trueText, falseText) = ("WAHR", "FALSCH")
    case "fr": (trueText, falseText) = ("VRAI", "FAUX")
    case "es": (trueText, falseText) = ("VERDADERO", "FALSO")
    case "it": (trueText, falseText) = ("VERO", "FALSO")
    case "ru": (trueText, falseText) = ("ИСТИНА", "ЛОЖЬ")
    default: (trueText, falseText) = ("TRUE", "FALSE")
    }
  }

  private static func names(_ names: [String], _ count: Int) -> [String] {
    names.count == count ? names : Array(repeating: "", count: count)
  }

  /// The language of a Windows language number (LCID); nil if it is unknown.
  static func language(ofLCID number: Int) -> Language? {
    let tags: [Int: String] = [
      0x404: "zh-Hant", 0x804: "zh-Hans", 0x405: "cs", 0x406: "da", 0x407: "de", 0x807: "de", 0xC07: "de", 0x408: "el",
      0x409: "en", 0x809: "en", 0xC09: "en", 0x1009: "en", 0x40A: "es", 0xC0A: "es", 0x80A: "es", 0x40B: "fi",
      0x40C: "fr",
      0x80C: "fr", 0xC0C: "fr", 0x100C: "fr", 0x40E: "hu", 0x410: "it", 0x413: "nl", 0x813: "nl", 0x414: "nb",
      0x415: "pl",
      0x416: "pt", 0x816: "pt", 0x419: "ru", 0x41D: "sv", 0x41F: "tr", 0x422: "uk", 0x411: "ja", 0x412: "ko",
    ]
    return tags[number & 0xFFFF].flatMap { Language(validating: $0) }
  }
}
