import QuizEngine
import QuizService
import Testing

extension StoreContract {
  /// Whatever a form accepts can be stored: the longest texts, with characters that take most bytes or fold into
  /// several.
  static var limits: [StoreCase] {
    [
      StoreCase("the longest account name is stored, in any script") { fixture in
        for letter in ["a", "\u{20BB7}", "\u{FDFA}", "\u{1E9E}", "कि"] {
          let count = TextLimit.accountName.upperBound / letter.unicodeScalars.count
          let text = String(repeating: letter, count: count)
          let name = try #require(AccountName(new: text), "\(text)")
          let account = try await fixture.player(text)
          #expect(account.name == name)
          #expect(try await fixture.store.account(named: name)?.account == account)
        }
      },
      StoreCase("the longest group name is stored") { fixture in
        let ada = try await fixture.player("Ada")
        for letter in ["a", "\u{20BB7}", "🦊"] {
          let text = String(repeating: letter, count: TextLimit.groupName.upperBound)
          let name = try #require(GroupName(text))
          #expect(try await fixture.found(name.text, by: ada).name == text)
        }
      },
      StoreCase("the longest report is stored") { fixture in
        try await fixture.addQuestions(2)
        let ada = try await fixture.player("Ada")
        let round = try await fixture.answer(ada)
        let text = String(repeating: "\u{1F98A}", count: TextLimit.report.upperBound)
        try await fixture.report(text, on: round, by: ada)
        #expect(try await fixture.store.openReports(limit: 1).first?.texts == [text])
      },
    ]
  }
}
