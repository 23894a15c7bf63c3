import Foundation
import Testing

@testable import QuizPages

struct CityTests {
  private static let translated = [Texts.russian, Texts.traditionalChinese]

  @Test func `every time zone of the tables exists, and both tables have the same`() {
    let tables = Self.translated.map { $0.cities.names.map(\.zone) }
    #expect(Set(tables[0]) == Set(tables[1]) && tables.allSatisfy { Set($0).count == $0.count })
    for zone in tables[0] { #expect(TimeZone(identifier: zone)?.identifier == zone, "\(zone)") }
  }

  @Test func `names of places are in the language's script, and no two are the same`() throws {
    for texts in Self.translated {
      let rules = try #require(LanguageRules.of(texts))
      let names = texts.cities.names.map(\.name)
      #expect(Set(names).count == names.count)
      for scalar in names.joined().unicodeScalars {
        #expect(WritingScript.script(of: scalar).map(rules.letters.contains) ?? true, "\(scalar)")
      }
    }
  }

  @Test(arguments: [
    ("Asia/Taipei", "Taipei", "Тайбэй", "台北"), ("Antarctica/McMurdo", "McMurdo", "McMurdo", "McMurdo"),
    ("America/Argentina/Buenos_Aires", "Argentina, Buenos Aires", "Буэнос-Айрес", "布宜諾斯艾利斯"),
    ("GMT", "GMT", "GMT", "GMT"),
  ])
  func `a time zone has its place's name`(zone: String, english: String, russian: String, chinese: String) {
    #expect(Texts.all.map { $0.cities.name(of: zone) } == [english, russian, chinese])
  }
}
