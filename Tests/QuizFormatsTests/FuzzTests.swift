import Foundation
import QuizEngine
import QuizFormats
import Testing

@Suite struct FuzzTests {
  /// The files to mutate: the quizzes that ship and every broken file.
  private func seeds() throws -> [[UInt8]] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let shipped = QuizFile.files(in: root.appending(path: "Quizzes").path)
    #expect(!shipped.isEmpty)
    return try shipped.map { Array(try Data(contentsOf: URL(filePath: $0))).prefix(6_000) }.map(Array.init)
      + BrokenQuizzes.names.map(BrokenQuizzes.bytes)
  }

  @Test func `mutated files never crash, and give a quiz or an error`() throws {
    var generator = SeededGenerator(seed: 20_261_121, stream: .simulation)
    let seeds = try seeds()
    var quizzes = 0
    for _ in 0..<800 {
      var bytes = seeds[generator.next(upperBound: seeds.count)]
      for _ in 0...generator.next(upperBound: 4) { mutate(&bytes, with: seeds, &generator) }
      let name = generator.next(upperBound: 4) == 0 ? "fuzz.json" : "fuzz.yaml"
      let reading = QuizFile.read(bytes, name: name, pictures: .memory([:]))
      #expect((reading.quiz == nil) == !reading.errors.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
      for diagnostic in reading.diagnostics { #expect(diagnostic.line > 0 && diagnostic.column > 0) }
      _ = reading.diagnostics.report()
      if let quiz = reading.quiz {
        quizzes += 1
        let yaml = QuizYAML.encode(quiz)
        #expect(QuizFile.read(Array(yaml.utf8), name: "again.yaml").quiz == quiz, "\(yaml)")
      }
    }
    #expect(quizzes > 2)
  }

  private func mutate(_ bytes: inout [UInt8], with seeds: [[UInt8]], _ generator: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let offset = generator.next(upperBound: bytes.count)
    let end = min(bytes.count, offset + generator.next(upperBound: 40))
    switch generator.next(upperBound: 7) {
    case 0: bytes[offset] = UInt8(generator.next(upperBound: 256))
    case 1: bytes.removeSubrange(offset..<end)
    case 2: bytes.insert(contentsOf: bytes[offset..<end], at: generator.next(upperBound: bytes.count))
    case 3:
      let other = seeds[generator.next(upperBound: seeds.count)]
      bytes = Array(bytes[..<offset] + other.suffix(generator.next(upperBound: other.count + 1)))
    case 4:
      bytes.insert(
        contentsOf: Array("[]{}:,-?&*#|>'\"%@`! \t\n~".utf8)[generator.next(upperBound: 24)...].prefix(1), at: offset)
    case 5: duplicateLine(at: offset, of: &bytes)
    default: bytes = Array(bytes[..<offset])
    }
  }

  private func duplicateLine(at offset: Int, of bytes: inout [UInt8]) {
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    bytes.insert(contentsOf: bytes[start..<end], at: start)
  }
}
