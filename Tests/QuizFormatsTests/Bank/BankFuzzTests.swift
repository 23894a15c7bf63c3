import Foundation
import QuizEngine
import QuizFormats
import Testing

@Suite struct BankFuzzTests {
  /// Bytes that have a meaning in some format.
  private static let delimiters = Array("[]{}<>:,;*|\"'&%=~#/\\\n\r\t\0".utf8)

  /// The files to mutate: all examples, and some archives.
  private func seeds() throws -> [(name: String, bytes: [UInt8])] {
    var seeds: [(String, [UInt8])] = []
    for folder in [BankExamples.good, BankExamples.broken] {
      seeds += try BankExamples.names(in: folder).map { ($0, try BankExamples.bytes($0, in: folder)) }
    }
    seeds.append(
      (
        "package.zip",
        try TestArchive.zip([
          "imsmanifest.xml": TestArchive.manifest(["a.xml"]),
          "a.xml": TestArchive.item("a", question: "Who?", key: "She", wrong: "He"),
        ])
      ))
    let columns = ["Question", "Answer 1", "Answer 2", "Correct answer"]
    seeds.append(("kahoot.xlsx", try TestArchive.workbook([4: columns, 5: ["Who?", "She", "He", "1"]])))
    return seeds
  }

  @Test func `mutated files never crash, and every loss is reported`() throws {
    var generator = SeededGenerator(seed: 20_261_122, stream: .simulation)
    let seeds = try seeds()
    var taken = 0
    for round in 0..<500 {
      let seed = seeds[round % seeds.count]
      var bytes = seed.bytes
      for _ in 0...generator.next(upperBound: 4) {
        mutate(&bytes, with: seeds[generator.next(upperBound: seeds.count)].bytes, &generator)
      }
      let format =
        generator.next(upperBound: 4) == 0
        ? BankFormat.allCases[generator.next(upperBound: BankFormat.allCases.count)] : nil
      let reading = BankFile.read(
        bytes, name: seed.name, format: format, defaults: BankDefaults(category: .arts, difficulty: .easy))
      check(reading, bytes)
      taken += reading.entries.count
    }
    #expect(taken > 100)
  }

  private func check(_ reading: BankReadResult, _ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let unsupportedCount = reading.diagnostics.count { $0.ruleID == "unsupported-question-kind" }
    #expect(unsupportedCount == reading.unplayable || reading.diagnostics.count >= 1_000, "\(text)")
    let isHidden = reading.diagnostics.contains { $0.ruleID == "hidden-question" }
    #expect(reading.omitted == 0 || !reading.errors.isEmpty || isHidden, "\(text)")
    #expect(!reading.entries.isEmpty || !reading.diagnostics.isEmpty, "\(text)")
    for diagnostic in reading.diagnostics { #expect(diagnostic.line > 0 && diagnostic.column > 0) }
    for question in reading.entries.map(\.question) {
      #expect(!question.text.isEmpty && !question.correctAnswer.isEmpty && !question.distractors.isEmpty, "\(text)")
      #expect(!question.distractors.contains(question.correctAnswer))
    }
    _ = reading.diagnostics.report()
  }

  private func mutate(_ bytes: inout [UInt8], with other: [UInt8], _ generator: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let offset = generator.next(upperBound: bytes.count)
    let end = min(bytes.count, offset + generator.next(upperBound: 40))
    switch generator.next(upperBound: 8) {
    case 0: bytes[offset] = UInt8(generator.next(upperBound: 256))
    case 1: bytes.removeSubrange(offset..<end)
    case 2: bytes.insert(contentsOf: bytes[offset..<end], at: generator.next(upperBound: bytes.count))
    case 3: bytes = Array(bytes[..<offset] + other.suffix(generator.next(upperBound: other.count + 1)))
    case 4, 5: bytes.insert(Self.delimiters[generator.next(upperBound: Self.delimiters.count)], at: offset)
    case 6: bytes = bytes.flatMap { [$0, 0] }
    default: bytes = Array(bytes[..<offset])
    }
  }
}
