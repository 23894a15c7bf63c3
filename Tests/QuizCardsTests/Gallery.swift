import Foundation
import QuizCards
import QuizEngine
import Testing

struct Gallery {
  @Test func gallery() throws {
    guard let folder = ProcessInfo.processInfo.environment["GALLERY"] else { return }
    let q = SourceTree.root.appending(path: "Quizzes")
    func pic(_ n: String, _ w: Int, _ h: Int) throws -> Card.Face {
      .picture(PictureFile(name: n, format: .svg, width: w, height: h, bytes: Array(try Data(contentsOf: q.appending(path: n)))))
    }
    let s = "sorting-into-a-house/"
    let cards: [Card] = [
      Samples.card(), Samples.card(heading: "Какое вы животное?", "черепаха", [.emoji("🐢")], language: "ru"),
      Samples.card(heading: "你是哪種動物？", "兔子", [.emoji("🐰")], language: "zh-Hant"),
      Samples.card(heading: nil, "Which animal are you?", ["🐶", "🐱", "🐰", "🐢"].map { .emoji($0) }),
      Samples.card(heading: "Sorting into a house", "House of the Latchkey", [try pic(s + "latchkey.svg", 100, 120)]),
      Samples.card(heading: nil, "末班車學院分院測驗", try ["latchkey", "mitten", "teapot", "bookmark"].map { try pic(s + $0 + ".svg", 100, 120) }, language: "zh-Hant"),
      Samples.card(heading: "Which country should you visit next?", "New Zealand", [try pic("next-country/new-zealand.svg", 400, 300)]),
      Samples.card(heading: nil, "Which country should you visit next?", [try pic("next-country/cover.svg", 640, 400)]),
      Samples.card(String(repeating: "Donaudampfschifffahrtsgesellschaft ", count: 6), [.emoji("👨‍👩‍👧‍👦")]),
      Samples.card(heading: String(repeating: "Очень длинный заголовок ", count: 12), String(repeating: "w", count: 200), [.emoji("🇳🇿"), .emoji("👩🏽‍🚀")]),
      Samples.card(heading: "長い", String(repeating: "你是哪種動物", count: 30), [.emoji("1️⃣"), .emoji("abc"), .emoji("❤️‍🔥")], language: "zh-Hant"),
      Samples.card(heading: "مرحبا بالعالم", "سلحفاة", [.emoji("🏴󠁧󠁢󠁥󠁮󠁧󠁿")], language: "ar"),
    ]
    for (n, c) in cards.enumerated() {
      let clock = ContinuousClock()
      var p: [UInt8] = []
      let t = clock.measure { p = c.png() ?? [] }
      print(n, t, p.count)
      try Data(p).write(to: URL(filePath: "\(folder)/\(String(format: "%02d", n)).png"))
    }
  }
}
enum SourceTree { static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent() }
