import Testing

@testable import QuizService

struct AccountNameTests {
  @Test(arguments: [
    "Ada", "ada lovelace", "Zoë", "Zoe\u{308}", "Łukasz", "Анна-Мария", "小明", "आद्या", "محمد", "ｱﾀﾞ", "J.R.R", "Player 2",
    String(repeating: "कि", count: 12), String(repeating: "\u{20BB7}", count: 24),
  ])
  func `an account name may have letters and digits`(name: String) { #expect(AccountName(new: name) != nil) }

  @Test(arguments: [
    "", "A", "2 be", ".Ada", "Ada-", "A--da", "Ada!", "A🦊", "Ada\u{E000}", "A\u{202E}da", "A\u{2066}da", "A\u{0}da",
    "A\u{AD}da", "A\u{2060}da", "A\u{0378}da", "Ada\u{FEFF}", "A\nda", "A\u{A0}da",
    String(repeating: "a", count: 25), String(repeating: "कि", count: 13), "Z" + String(repeating: "\u{301}", count: 50),
  ])
  func `other characters are refused in an account name`(name: String) {
    #expect(AccountName(name) == nil)
    #expect(AccountName(new: name) == nil)
  }

  /// Names that look like "Ada".
  @Test(arguments: [
    "Ada\u{200D}", "Ada\u{200C}", "A\u{34F}da", "Ada\u{FE0F}", "Ada\u{FE00}", "Ada\u{E0100}", "Ada\u{E0061}",
    "Ada\u{180B}", "Ada\u{3164}", "Ada\u{FFA0}", "Ada\u{115F}", "Ada\u{17B4}",
  ])
  func `a name with invisible characters can't be taken, but an existing one is found`(name: String) throws {
    #expect(AccountName(new: name) == nil)
    #expect(try #require(AccountName(name)).folded != "ada")
  }

  @Test(arguments: ["ADA", "ada", "Ａｄａ", " Ada "])
  func `names that differ only in case or width are equal`(name: String) throws {
    #expect(try #require(AccountName(new: name)).folded == "ada")
  }

  @Test(arguments: [
    ("Foxes 🦊", true), ("👨‍👩‍👧 at home", true), ("❤️", true), ("葛\u{E0100}城", true), ("\u{3164}", false),
    ("Foxes\u{202E}", false), ("Foxes\u{34F}", false), ("Foxes\u{E000}", false), ("\u{200D}", false),
  ])
  func `a group's name may have emoji but no other invisible characters`(name: String, isName: Bool) {
    #expect((GroupName(name) != nil) == isName)
  }
}
