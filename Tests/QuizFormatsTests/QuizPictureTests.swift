import QuizEngine
import QuizFormats
import Testing

/// Headers of picture files, written by hand from the formats' specifications.
@Suite struct QuizPictureTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let format: PictureFile.Format
    let bytes: [UInt8]
  }

  private static func big(_ number: Int, _ count: Int = 4) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
  }

  private static func little(_ number: Int, _ count: Int) -> [UInt8] { big(number, count).reversed() }

  private static func riff(_ chunk: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array("WEBP".utf8) + Array(chunk.utf8) + little(body.count, 4) + body
    return Array("RIFF".utf8) + little(content.count, 4) + content
  }

  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13) + Array("IHDR".utf8) + big(300) + big(200)
    + [8, 2, 0, 0, 0] + big(0) + big(0) + Array("IEND".utf8) + big(0)
  private static let ispe = big(20) + Array("ispe".utf8) + big(0) + big(300) + big(200)

  static let samples = [
    Sample(testDescription: "PNG", format: .png, bytes: png),
    Sample(
      testDescription: "GIF", format: .gif,
      bytes: Array("GIF89a".utf8) + little(300, 2) + little(200, 2) + [0, 0, 0, 0x2C, 0x3B]),
    Sample(
      testDescription: "JPEG", format: .jpeg,
      bytes: [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8] + big(200, 2)
        + big(300, 2)
        + [1, 1, 0x11, 0, 0xFF, 0xDA, 0, 2, 9, 9, 0xFF, 0xD9]),
    Sample(
      testDescription: "WebP, lossy", format: .webp,
      bytes: riff("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A] + little(300, 2) + little(200, 2))),
    Sample(testDescription: "WebP, lossless", format: .webp, bytes: riff("VP8L", [0x2F] + little(299 | 199 << 14, 4))),
    Sample(
      testDescription: "WebP, extended", format: .webp,
      bytes: riff("VP8X", [0, 0, 0, 0] + little(299, 3) + little(199, 3))),
    Sample(
      testDescription: "AVIF", format: .avif,
      bytes: big(16) + Array("ftypavif".utf8) + big(0) + big(8 + ispe.count) + Array("meta".utf8) + ispe),
    Sample(
      testDescription: "SVG by size", format: .svg, bytes: Array("<svg width='300px' height='199.5'></svg>\n".utf8)),
    Sample(
      testDescription: "SVG by view box", format: .svg,
      bytes: Array(
        "\u{FEFF}<?xml version='1.0'?>\n<!-- <svg> --><!DOCTYPE svg>\n<svg width=\"100%\" viewBox=\"0,0 300 200\"></svg>"
          .utf8)),
  ]

  private func read(_ bytes: [UInt8], _ name: String = "picture") throws -> QuizReadResult {
    let quiz = String(decoding: try BrokenQuizzes.bytes("picture-not-found.yaml"), as: UTF8.self)
      .replacing("pictures/cop.svg", with: name)
    return QuizFile.read(Array(quiz.utf8), name: "quiz-of-pictures.yaml", pictures: .memory([name: bytes]))
  }

  @Test(arguments: samples) func `a picture's format and size are read from its content`(sample: Sample) throws {
    let reading = try read(sample.bytes)
    #expect(reading.errors == [])
    let file = try #require(reading.pictures.first)
    #expect(file.format == sample.format)
    #expect([file.width, file.height] == [300, 200])
  }

  @Test(arguments: samples) func `a truncated picture is refused`(sample: Sample) throws {
    for length in 0..<sample.bytes.count - 1 {
      let reading = try read(Array(sample.bytes.prefix(length)))
      #expect(reading.quiz == nil, "cut after \(length) bytes")
    }
  }

  @Test func `no bytes crash the picture parser`() throws {
    var generator = SeededGenerator(seed: 5, stream: .simulation)
    for round in 0..<1_500 {
      var bytes = Self.samples[round % Self.samples.count].bytes
      for _ in 0...generator.next(upperBound: 4) {
        bytes[generator.next(upperBound: bytes.count)] = UInt8(generator.next(upperBound: 256))
      }
      let reading = try read(bytes)
      #expect((reading.quiz == nil) == reading.pictures.isEmpty)
    }
  }
}
