import Foundation
import HTML
import QuizEngine
import Testing

@testable import QuizPages

struct TextLimitTests {
  @Test func `the documents state the limits`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let document = try String(contentsOf: root.appending(path: "docs/daily-game.md"), encoding: .utf8)
    let (name, group) = (TextLimit.accountName, TextLimit.groupName)
    for sentence in [
      "A name has \(name.lowerBound) to \(name.upperBound) letters and digits",
      "a group’s name \(group.lowerBound) to \(group.upperBound) characters",
      "a report up to \(TextLimit.report.upperBound)", "an operator’s reason up to \(TextLimit.reason.upperBound)",
    ] {
      #expect(document.contains(sentence), "\(sentence)")
    }
  }

  @Test(arguments: Texts.all.indices)
  func `error messages state the limit`(index: Int) {
    let texts = Texts.all[index]
    #expect(texts.account.errors.name.contains("\(TextLimit.accountName.upperBound)"))
    #expect(texts.account.fields.nameHint.contains("\(TextLimit.accountName.upperBound)"))
    #expect(texts.groups.nameHint.contains("\(TextLimit.groupName.upperBound)"))
    #expect(texts.groups.nameWrong.contains("\(TextLimit.groupName.upperBound)"))
    #expect(texts.admin.reasonWrong.contains("\(TextLimit.reason.upperBound)"))
  }

  /// A browser counts a fox emoji as two units.
  @Test func `no field cuts off an acceptable text`() {
    let foxes = String(repeating: "🦊", count: TextLimit.report.upperBound)
    #expect(foxes.utf16.count <= TextLimit.fieldLength(TextLimit.report))
  }
}
