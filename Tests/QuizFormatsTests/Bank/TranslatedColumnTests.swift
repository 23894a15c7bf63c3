import QuizEngine
import Testing

@testable import QuizFormats

struct TranslatedColumnTests {
  private static let row = [
    "category": "science", "difficulty": "easy", "question": "Which planet is closest?", "correctAnswer": "Mercury",
    "incorrect1": "Venus", "incorrect2": "Mars", "incorrect3": "Jupiter",
    "question:ru": "Какая планета ближе?", "correctAnswer:ru": "Меркурий", "incorrect1:ru": "Венера",
    "incorrect2:ru": "Марс", "incorrect3:ru": "Юпитер", "licence": "CC0-1.0",
  ]

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a wrong answer's number says which one it is, in any order of the columns`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed, stream: .simulation)
    var columns = Self.row.keys.sorted()
    for index in columns.indices.dropLast() {
      columns.swapAt(index, index + generator.next(upperBound: columns.count - index))
    }
    let table = columns.joined(separator: ",") + "\n" + columns.map { Self.row[$0] ?? "" }.joined(separator: ",") + "\n"
    let reading = BankFile.read(Array(table.utf8), name: "planets.csv")
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics.report())")
    let question = try #require(reading.entries.first?.question)
    let russian = question.texts(in: Language("ru"))
    #expect(question.correctAnswer == "Mercury" && russian.correctAnswer == "Меркурий")
    #expect(question.distractors == ["Venus", "Mars", "Jupiter"])
    #expect(russian.distractors == ["Венера", "Марс", "Юпитер"])
  }
}
