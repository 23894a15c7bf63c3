import Foundation
import Goldens
import QuizEngine
import QuizFormats
import Testing

@testable import parlour

@Suite struct CheckCommandTests {
  private func check(_ name: String, _ text: String) -> QuizFileCheck {
    QuizFileCheck(name, QuizFile.read(Array(text.utf8), name: name))
  }

  private var starter: QuizFileCheck { check("tea-or-coffee.yaml", StarterQuiz.text(name: "tea-or-coffee")) }
  private var broken: QuizFileCheck {
    check("broken.yaml", StarterQuiz.text(name: "broken").replacing("outcome: tea", with: "outcome: tee"))
  }
  private var odd: QuizFileCheck {
    check(
      "odd.yaml",
      """
      language: en
      title: Left or right?
      description: 兩條路
      outcomes:
        - {id: left, emoji: 👈, name: left, description: Left}
        - {id: right, name: 右邊, description: Right}
        - {id: up, emoji: 👆🏽, name: up, description: Up}
      questions:
        - text: Which way?
          answers: [{text: That one, outcome: left}, {text: The other one, outcome: right}]
        - text: And then, after all that, when the road forks once more behind the old mill?
          kind: multiple
          answers: [{text: On, points: {left: 1, right: 1}}, {text: Home}]
      """)
  }

  @Test func `the starter quiz has no errors and no warnings`() {
    #expect(starter.isClean)
    #expect(starter.warnings == [])
    let languages = starter.reading.quiz?.languages.map(\.tag)
    #expect(languages == ["en", "ru"])
  }

  @Test func `a report has the quiz's facts first and then its findings`() throws {
    try expectGolden(starter.report(.plain), named: "check-starter.txt")
    try expectGolden([odd, broken].report(.plain), named: "check-several.txt")
    try expectGolden(odd.report(.ansi).replacing("\u{1B}", with: "␛"), named: "check-colours.txt")
  }

  @Test func `the JSON report is a list of files with errors, warnings and odds`() throws {
    let json = [starter, broken, odd].json
    let list = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(list.map { $0["file"] as? String } == ["tea-or-coffee.yaml", "broken.yaml", "odd.yaml"])
    #expect(list.map { $0["id"] as? String } == ["tea-or-coffee", nil, "odd"])
    #expect(list[1]["id"] is NSNull && list[1]["odds"] is NSNull)
    let odds = try #require(list[0]["odds"] as? [String: Any])
    #expect(odds["method"] as? String == "exact")
    #expect(odds["tie"] is Double && odds["undecided"] is Double)
    let outcomes = try #require(odds["outcomes"] as? [[String: Any]])
    #expect(outcomes.map { $0["id"] as? String } == ["tea", "coffee", "cocoa"])
    #expect(outcomes.allSatisfy { Set($0.keys) == ["id", "probability", "low", "high"] })
    #expect(outcomes.reduce(0) { $0 + ($1["probability"] as? Double ?? 9) }.distance(to: 1).magnitude < 1e-9)
    let errors = try #require(list[1]["errors"] as? [[String: Any]])
    #expect(errors.first?["id"] as? String == "unknown-outcome")
    #expect(errors.allSatisfy { Set($0.keys).isSuperset(of: ["id", "line", "column", "message", "help"]) })
    #expect(
      (list[2]["warnings"] as? [[String: Any]])?.compactMap { $0["id"] as? String } == [
        "unreachable-outcome", "question-without-effect",
      ])
  }

  /// Checks the starter quiz with a budget that is too small for its influences, or for everything.
  private func simulated(influencesOnly: Bool) throws -> QuizFileCheck {
    let reading = starter.reading
    let quiz = try #require(reading.quiz)
    let budgets = influencesOnly ? (4..<24).map { 1 << $0 } : [0]
    let odds = try #require(
      budgets.lazy.map { Odds(of: quiz, budget: $0, plays: 2_000) }
        .first { ($0.method == .exact) == influencesOnly })
    return QuizFileCheck("tea-or-coffee.yaml", reading) { _ in odds }
  }

  @Test func `simulated influences are marked if the outcomes are exact`() throws {
    let check = try simulated(influencesOnly: true)
    let report = check.report(.plain)
    let parts = report.split(separator: "Decides")
    #expect(parts.count == 2)
    #expect(parts.first?.contains("\nExact, for somebody who answers at random.\n") == true)
    #expect(parts.last?.contains("\nFrom 2,000 simulated plays of somebody who answers at random.\n") == true)
    #expect(parts.last?.hasPrefix("  95 % interval\n") == true)
    let odds = try odds(of: check)
    #expect(odds["method"] as? String == "exact" && odds["plays"] == nil)
    #expect(odds["influenceMethod"] as? String == "simulated" && odds["influencePlays"] as? Int == 2_000)
    #expect(odds["tieLow"] == nil && odds["undecidedHigh"] == nil)
  }

  @Test func `simulated odds come with intervals`() throws {
    let check = try simulated(influencesOnly: false)
    #expect(check.report(.plain).components(separatedBy: "From 2,000 simulated plays").count == 2)
    let odds = try odds(of: check)
    #expect(odds["method"] as? String == "simulated" && odds["plays"] as? Int == 2_000)
    #expect(odds["influenceMethod"] as? String == "simulated" && odds["influencePlays"] as? Int == 2_000)
    for name in ["tie", "undecided"] {
      let estimate = try ["Low", "", "High"].map { try #require(odds[name + $0] as? Double) }
      #expect(estimate == estimate.sorted() && estimate[0] < estimate[2])
    }
  }

  private func odds(of check: QuizFileCheck) throws -> [String: Any] {
    let list = try JSONSerialization.jsonObject(with: Data([check].json.utf8)) as? [[String: Any]]
    return try #require(list?.first?["odds"] as? [String: Any])
  }

  @Test(arguments: [
    (0.0, "0 %"), (1, "100 %"), (0.0001, "< 0.1 %"), (0.99999, "> 99.9 %"), (0.25, "25.0 %"), (0.0725, "7.3 %"),
  ])
  func `probabilities are formatted for readers`(probability: Double, text: String) {
    #expect(PercentFormat.text(probability) == text)
  }

  @Test(arguments: [
    ("a", 1), ("你", 2), ("🐶", 2), ("☕", 2), ("❤️", 2), ("👨‍👩‍👧‍👦", 2), ("e\u{301}", 1), ("\u{200D}", 0), ("🇩🇪", 2), ("я", 1),
  ])
  func `characters have their display width`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }
}
