import Foundation
import QuizEngine
import Testing

@testable import QuizFormats

/// Banks that can be read but have weaknesses that players notice.
enum WeakBanks {
  static let folder = BrokenQuizzes.folder.deletingLastPathComponent().appending(path: "WeakBanks")

  static func check(_ files: [(name: String, text: String)]) -> BankCheckReport {
    BankCheck.check(
      files.map { name, text in
        (name, BankFile.read(Array(text.utf8), name: name), SourceText(name: name, text: text))
      })
  }

  static func check(_ rows: [String]) -> BankCheckReport {
    check([
      (
        "rows.csv",
        (["category,difficulty,question,correctAnswer,incorrect1,incorrect2,incorrect3"] + rows).joined(separator: "\n")
      )
    ])
  }

  /// A bank whose questions are all easy, whose correct answers are the longest, and whose answers are overused.
  static let lopsided: String = {
    let rows = (1...72).map { number in
      let category = TriviaCategory.allCases[number % 12 == 0 ? 1 : number % 2 == 0 ? 0 : 2 + number % 4]
      let key = number % 12 < 2 ? "The very old bridge" : "The long one of \(number)"
      return
        "\(category),easy,Which bridge bears the number \(number) in the list?,\(key),Tower \(number),None \(number),Worn out"
    }
    return (["category,difficulty,question,correctAnswer,incorrect1,incorrect2,incorrect3"] + rows).joined(
      separator: "\n")
  }()
}

@Suite struct BankCheckTests {
  @Test(arguments: ["weak.yaml", "bare.yaml", "languages.yaml"])
  func `weaknesses that players notice are reported with their place`(name: String) throws {
    let text = try String(contentsOf: WeakBanks.folder.appending(path: name), encoding: .utf8)
    let report = WeakBanks.check([(name, text)])
    try BrokenQuizzes.expectReport(
      "\(report.questionCount) checked, \(report.acceptedCount) explained\n\n" + report.diagnostics.report(),
      named: "../WeakBanks/\(name)")
  }

  @Test func `a lopsided bank is reported as a whole`() throws {
    let report = WeakBanks.check([("lopsided.csv", WeakBanks.lopsided)])
    let reported = report.diagnostics.filter {
      ["key-length-bias", "bank-unbalanced", "overused-key", "overused-distractor"].contains($0.ruleID)
    }
    try BrokenQuizzes.expectReport(reported.report(), named: "../WeakBanks/lopsided.csv")
  }

  @Test func `the bank that ships has no findings`() throws {
    let root = BrokenQuizzes.folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = BankFile.files(in: root.appending(path: "Bank").path)
    let report = BankCheck.check(files)
    #expect(report.diagnostics.isEmpty, "\(report.diagnostics.report())")
    #expect(report.questionCount >= 1_200)
    let questions = files.flatMap { BankFile.read(at: $0).entries.map(\.question) }
    for difficulty in Difficulty.allCases { #expect(questions.count { $0.difficulty == difficulty } >= 400) }
    for category in TriviaCategory.allCases {
      #expect((190...300).contains(questions.count { $0.category == category }))
    }
    #expect(questions.allSatisfy { $0.distractors.count == 3 })
  }

  @Test(arguments: FormerRuleIDs.byID.map { ($0.value, $0.key) }.sorted { $0.0 < $1.0 })
  func `a rule's former id is read under accept, with a warning that names the present one`(former: String, id: String)
    throws
  {
    #expect(FormerRuleIDs.currentID(of: former) == id && FormerRuleIDs.currentID(of: id) == id)
    let bank = BankCheck.rules.contains { $0.id == id }
    let object = bank ? ObjectSchema.acceptances : .quizAcceptances
    let source = SourceText(name: "a.yaml", text: "\(former): it is meant so\n")
    var diagnostics = Diagnostics(source: source)
    let tree = try #require(YAMLParser.parse(&diagnostics))
    var validator = SchemaValidator(diagnostics: diagnostics)
    validator.checkObject(tree, schema: object, context: .key("accept"))
    #expect(validator.diagnostics.recorded.map(\.ruleID) == ["renamed-key"])
    #expect(validator.diagnostics.recorded.first?.message.contains("“\(id)”") == true)
    #expect(
      DocumentNode(.mapping([.init(key: "accept", keyLocation: tree.location, value: tree)]), at: tree.location)
        .acceptances.keys.sorted() == [id])
  }

  @Test func `every rule can be accepted by a field in the file`() {
    let ids = BankCheck.rules.map { $0.id }
    #expect(Set(ids).count == ids.count)
    #expect(BankCheck.rules.allSatisfy { $0.severity == .warning })
    #expect(ObjectSchema.acceptances.fields.map(\.key) == ids)
  }

  @Test(arguments: [
    ("What colour is the theatre’s curtain in Verona?", "What color is the theater's curtain in Verona?", true),
    ("Who organised the travelling circus?", "Who organized the traveling circus?", true),
    ("Which composer wrote Tchaikovsky’s favourite waltz?", "Which composer wrote Chaikovski’s favorite waltz?", true),
    ("Who discovered the moons of the planet Mars?", "The moons of planet Mars: who discovered them?", true),
    ("Who discovered the moons of the planet Mars?", "Who found the moons of the planet Mars?", true),
    ("Who discovered the moons of the planet Mars?", "Who discovered the moons of the planet Uranus?", false),
    ("In which year did Portugal join the club?", "In which year did Norway join the club?", false),
    ("Кто написал роман о трёх сёстрах в Москве?", "Кто написал роман о трех сестрах в Москве?", true),
    ("哪一種鳥會倒著飛？", "哪一種鳥會倒著飛行？", false), ("哪一種鳥會倒著飛？", "哪一種鳥會倒著飛", true),
  ])
  func `near-duplicates are found despite their spelling, but not with another name`(
    one: String, other: String, areDuplicates: Bool
  ) {
    var index = NearDuplicateIndex()
    #expect(index.add(Self.question(one, "蜂鳥"), number: 7) == nil)
    let found = index.add(Self.question(other, "蜂鳥"), number: 8)
    #expect((found?.match == .nearDuplicate && found?.number == 7) == areDuplicates)
  }

  @Test func `a reversed question is a near-duplicate, and one with another answer is marked`() {
    var index = NearDuplicateIndex()
    #expect(index.add(Self.question("What is the capital of Peru?", "Lima"), number: 0) == nil)
    #expect(index.add(Self.question("Lima is the capital of what?", "Peru"), number: 1)?.match == .nearDuplicate)
    #expect(index.add(Self.question("Which ocean borders Chile on its western side?", "Pacific"), number: 2) == nil)
    #expect(
      index.add(Self.question("Which ocean borders Chile on its western side?", "Atlantic"), number: 3)?.match
        == .conflictingKey)
    #expect(index.add(Self.question("Which of these is a metal found in wires?", "Iron"), number: 4) == nil)
    #expect(index.add(Self.question("Which of these is a metal found in wires?", "Zinc"), number: 5) == nil)
  }

  @Test func `the correct answer may be the longest only as often as chance allows`() {
    func bank(longest: Int, of count: Int) -> [String] {
      (0..<count).map { number in
        let (key, wrong) = number < longest ? ("abcdef\(number + 100)", "abc") : ("ab\(number + 100)", "abcdef")
        return "arts,easy,Which word has the number \(number)?,\(key),\(wrong)x\(number),z\(number),yy\(number)"
      }
    }
    // One in four is expected. At least 36 of 100 has p = 0.0094; at least 35 has p = 0.0164.
    let reported = WeakBanks.check(bank(longest: 36, of: 100)).diagnostics.filter { $0.ruleID == "key-length-bias" }
    #expect(
      reported.count == 1 && reported[0].message.contains("36 of 100") && reported[0].message.contains("p = 0.009"))
    #expect(!WeakBanks.check(bank(longest: 35, of: 100)).diagnostics.contains { $0.ruleID == "key-length-bias" })
  }

  @Test func `ten thousand questions are checked without comparing all pairs`() {
    let rows = (0..<10_000).map { "arts,easy,Which word stands at place \($0)?,word \($0),a\($0),b\($0),c\($0)" }
    var report: BankCheckReport?
    ProcessorTime.expectLinear(size: rows.count) { size in report = WeakBanks.check(Array(rows.prefix(size))) }
    #expect(report?.questionCount == 10_000)
    #expect(report?.diagnostics.contains { $0.ruleID == "near-duplicate-item" } == false)
  }

  @Test func `in a file without displayable text, findings have rows`() {
    let text = "category,difficulty,question,correctAnswer,incorrect1\nart,easy,Why is it not?,yes,no\n"
    let reading = BankFile.read(Array(text.utf8), name: "a.xlsx", format: .csv)
    let report = BankCheck.check([("a.xlsx", reading, SourceText(name: "a.xlsx"))])
    let found = report.diagnostics.first { $0.ruleID == "negative-question" }
    #expect(found?.line == 2 && found?.excerpt == nil)
  }

  @Test func `a hopeless file has a thousand findings, and the rest is counted`() {
    let rows = (0..<600).map { "arts,easy,word \($0),a\($0),b\($0),c\($0),d\($0)" }
    let report = WeakBanks.check(rows)
    #expect((1_000..<1_200).contains(report.diagnostics.count))
    #expect(report.omittedDiagnostics.reduce(0) { $0 + $1.count } > 1_000)
    // Each kind is reported, and the omitted ones are listed with their places.
    for omitted in report.omittedDiagnostics {
      #expect(
        report.diagnostics.count { $0.ruleID == omitted.ruleID } >= 10 && !omitted.lines.isEmpty, "\(omitted.summary)")
    }
  }

  private static func question(_ text: String, _ key: String) -> TriviaQuestion {
    TriviaQuestion(
      language: Language("en"), category: .science, difficulty: .easy, text: text, correctAnswer: key,
      distractors: ["no"])
  }
}
