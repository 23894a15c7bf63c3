import Foundation
import QuizEngine
import Testing

@testable import QuizPages

/// Rules for every entry of every language. `docs/languages.md` explains them to contributors.
@Suite struct TextEntryTests {
  static let languages = Texts.all.map(\.language)

  let english = TextEntry.all(of: .english)

  func entries(_ language: Language) throws -> (rules: LanguageRules, entries: [TextEntry]) {
    let texts = try #require(Texts[language])
    let rules = try #require(LanguageRules.of(texts), "LanguageRules has nothing on \(language.tag)")
    return (rules, TextEntry.all(of: texts))
  }

  @Test func `the tests cover every entry: reflection finds the fixed ones, and every function is listed`() {
    #expect(english.count > 100 && Set(english.map(\.path)).count == english.count)
    let functions = english.filter { !$0.isFixed }
    #expect(
      functions.map(\.path).sorted() == TextEntry.functionPaths(of: .english).sorted(),
      "list it in TextEntry+Functions.swift")
    #expect(Set(functions.map { $0.text() }).count == functions.count, "a path stands beside another's function")
    let known = ["languageName", "question.heading", "terminal.keys.begin", "messages.broken.text"]
    #expect(Set(known).isSubset(of: english.map(\.path)))
  }

  @Test func `the tests cover every section`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/QuizPages/Texts/Texts.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let declared = source.matches(of: /var (\w+): \w+ \{ Self\.\w+\[edition\] \}/).map { String($0.1) }
    #expect(declared.filter { $0 != "cities" }.sorted() == TextEntry.sections(of: .english).map(\.name).sorted())
    #expect(declared.contains("cities") && declared.count > 20)
  }

  @Test(arguments: languages) func `no entry is empty or has surrounding blanks`(language: Language) throws {
    for entry in try entries(language).entries {
      let text = entry.text()
      #expect(!text.isEmpty && text == text.trimmingCharacters(in: .whitespacesAndNewlines), "\(entry.path): “\(text)”")
    }
  }

  @Test(arguments: languages) func `a sentence contains all its arguments`(language: Language) throws {
    let (rules, entries) = try entries(language)
    for entry in entries {
      guard let (numbers, names) = entry.parameters else { continue }
      let text = entry.text([31, 47], rules.names)
      for given in ["31", "47"].prefix(numbers) + rules.names.prefix(names) {
        #expect(text.contains(given), "\(entry.path) leaves out \(given): “\(text)”")
      }
    }
  }

  @Test(arguments: languages) func `placeholders, commands and numbers are the same as in English`(language: Language)
    throws
  {
    for (entry, original) in zip(try entries(language).entries, english) where original.isFixed {
      let unchangedPart = /\{\w+\}|[0-9]+|parlour \w+|\b[bnwq]\b|^[←→↑↓] [←→↑↓] |^Enter/
      let expected = original.text().matches(of: unchangedPart).map { String($0.output) }
      let found = entry.text().matches(of: unchangedPart).map { String($0.output) }
      #expect(found == expected, "\(entry.path): “\(entry.text())”")
    }
  }

  @Test(arguments: languages) func `words use the language's own script`(language: Language) throws {
    let (rules, entries) = try entries(language)
    for entry in entries {
      for word in entry.text([31, 47], rules.names).replacing(/\{\w+\}/, with: "").words {
        let own = word.unicodeScalars.allSatisfy { WritingScript.script(of: $0).map(rules.letters.contains) ?? true }
        #expect(own || rules.foreign.contains(String(word)), "\(entry.path) has “\(word)”")
      }
    }
  }

  @Test(arguments: languages.filter { $0.tag == "zh-Hant" })
  func `Traditional Chinese has no simplified characters`(language: Language) throws {
    let (simplified, traditional): (Unicode.Scalar, Unicode.Scalar) = ("\u{9898}", "\u{984C}")
    #expect(!simplified.isInBig5 && traditional.isInBig5)
    for entry in try entries(language).entries {
      let strange = entry.text().unicodeScalars.first { $0.properties.isIdeographic && !$0.isInBig5 }
      #expect(strange == nil, "\(entry.path): “\(entry.text())”")
    }
  }

  @Test(arguments: languages) func `punctuation follows the language's rules`(language: Language) throws {
    let (rules, entries) = try entries(language)
    for entry in entries {
      let text = entry.text([31, 47], rules.names).replacing("--seed ", with: "")
        .replacing(/(\d),(\d)/) { "\($0.1)\($0.2)" }
      for character in rules.wrongPunctuation {
        #expect(!text.contains(character), "\(entry.path) has “\(character)”: “\(text)”")
      }
    }
  }

  @Test(arguments: languages) func `a message's text ends with a full stop, and its title doesn't`(
    language: Language
  ) throws {
    let (rules, entries) = try entries(language)
    for entry in entries where entry.path.hasPrefix("messages.") {
      let end = try #require(entry.text().last)
      if entry.path.hasSuffix(".text") { #expect(rules.fullStops.contains(end), "\(entry.path): “\(entry.text())”") }
      if entry.path.hasSuffix(".title") { #expect(!rules.fullStops.contains(end), "\(entry.path): “\(entry.text())”") }
    }
  }

  @Test(arguments: languages.dropFirst()) func `every entry is translated, and different entries stay different`(
    language: Language
  ) throws {
    let (rules, entries) = try entries(language)
    for (entry, original) in zip(entries, english) where entry.path != "site.name" {
      let hasWords = !original.text().words.filter { $0.count > 1 }.isEmpty
      #expect(!hasWords || entry.text() != original.text(), "\(entry.path) is still English")
    }
    let original = Dictionary(uniqueKeysWithValues: english.map { ($0.path, $0.text()) })
    for same in Dictionary(grouping: entries, by: { $0.text() }).values {
      let paths = Set(same.map(\.path))
      let meanings = Set(paths.map { original[$0] })
      #expect(meanings.count == 1 || rules.sameOnPurpose.contains(paths), "\(paths.sorted()): “\(same[0].text())”")
    }
  }
}
