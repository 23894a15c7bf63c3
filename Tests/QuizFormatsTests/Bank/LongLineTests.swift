import QuizEngine
import Testing

@testable import QuizFormats

@Suite struct LongLineTests {
  private static let row = "history,easy,Who?,Ann,Bob\n"
  private static let header = "category,difficulty,question,correctAnswer,incorrect1\n"

  @Test func `an overlong line is skipped, and the following lines are read`() throws {
    let long = "history,easy," + String(repeating: "Why ", count: 100_000) + "?,Ann,Bob\n"
    let reading = BankFile.read(Array((Self.header + long + Self.row).utf8), name: "long.csv")
    #expect(reading.entries.map(\.line) == [3])
    #expect(reading.omitted == 1)
    try BrokenQuizzes.expectReport(BankExamples.text(reading), named: "../BrokenBanks/generated-long-line.csv")
  }

  /// Repeats one line endlessly and records the largest request.
  private final class EndlessLine: ByteInput {
    var size: Int64 { 0 }
    private(set) var position: Int64 = 0
    private let length: Int64

    init(length: Int64) { self.length = length }

    func next(atMost count: Int) -> [UInt8] {
      if position == 0 {
        position = 1
        return Array(LongLineTests.header.utf8)
      }
      guard position < length else { return [] }
      position += Int64(count)
      return Array(repeating: UInt8(ascii: "x"), count: count)
    }

    func rewind() { position = 0 }
  }

  @Test(arguments: [BankFormat.csv, .json, .openTrivia, .triviaAPI, .aiken, .gift, .moodle, .qti])
  func `an overlong line is skipped without being stored`(format: BankFormat) throws {
    let reader = try BankReader(
      OpenBankFile(EndlessLine(length: 1_500_000), name: "endless"), format: format, defaults: BankDefaults())
    var batches: [BankBatch] = []
    while let batch = reader.next(atMost: 10) { batches.append(batch) }
    #expect(batches.flatMap(\.entries).isEmpty)
    let errors = batches.flatMap(\.diagnostics).filter(\.isError)
    #expect(!errors.isEmpty)
  }
}
