import QuizEngine
import Testing

@testable import QuizCards

struct ShareCardTests {
  @Test func `a card has the expected size in pixels and a small file size`() throws {
    let png = try #require(CardSamples.card().png())
    let image = try #require(RenderedImage(png: png))
    #expect((image.width, image.height) == (1200, 630))
    #expect(png.count < 150_000)
  }

  @Test(arguments: [
    "🐶", "☀️", "👍🏽", "👩🏽‍🚀", "👨‍👩‍👧‍👦", "🇳🇿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "❤️‍🔥", "🐈‍⬛",
  ])
  func `every kind of emoji is rendered as one glyph`(emoji: String) throws {
    let image = try #require(RenderedImage(CardSamples.card("x", [.emoji(emoji)])))
    #expect(image.colours(RenderedImage.archRegion.0, RenderedImage.archRegion.1) > 60)
    let box = try #require(image.iconSize)
    #expect(box.columns > 150 && box.rows > 100, "\(box)")
  }

  @Test(arguments: [
    ("dog", "en"), ("черепаха", "ru"), ("兔子", "zh-Hant"), ("兔子", "zh"), ("うさぎ", "ja"), ("سلحفاة", "ar"), ("Łódź", "pl"),
  ])
  func `a name is rendered without missing glyphs`(name: String, language: String) throws {
    let missing = String(repeating: "\u{10FFFD}", count: name.count)
    let named = try #require(RenderedImage(CardSamples.card(heading: nil, name, [], language: language)))
    let boxes = try #require(RenderedImage(CardSamples.card(heading: nil, missing, [], language: language)))
    let (columns, rows) = RenderedImage.textRegion
    #expect(named.darkPixels(columns, rows).contains(true))
    #expect(boxes.darkPixels(columns, rows).contains(true))
    #expect(named.darkPixels(columns, rows) != boxes.darkPixels(columns, rows))
    #expect(TextBlock.unknownLetters(in: name, language) == 0)
    #expect(TextBlock.unknownLetters(in: missing, language) > 0)
  }

  @Test(arguments: [
    String(repeating: "w", count: 300), String(repeating: "word ", count: 60), String(repeating: "你是哪種動物", count: 50),
    String(repeating: "Достопримечательность ", count: 14), String(repeating: "👨‍👩‍👧‍👦", count: 40),
    "a\nb\u{2028}c\td\u{202E}e", "", " ", String(repeating: "a\u{0301}\u{0302}\u{0303}", count: 80),
  ])
  func `no text overflows its column`(text: String) throws {
    let image = try #require(RenderedImage(CardSamples.card(heading: text, text, [])))
    #expect(!image.darkPixels(0..<70, 0..<630).contains(true))
    #expect(!image.darkPixels(690..<730, 0..<630).contains(true))
    #expect(!image.darkPixels(60..<690, 0..<50).contains(true))
    #expect(!image.darkPixels(60..<690, 480..<512).contains(true))
  }

  @Test func `the lines of a name are about equally long`() throws {
    let image = try #require(RenderedImage(CardSamples.card(heading: nil, "Which country should you visit next?", [])))
    let widths = [80..<280, 280..<510].map { rows in image.lastRenderedColumn(60..<700, rows) }
    #expect(widths.allSatisfy { $0 > 300 })
  }

  @Test func `a Chinese sentence is broken between its clauses, not within a word`() throws {
    let image = try #require(RenderedImage(CardSamples.card(heading: nil, "原來我是狗狗，你呢？", [], language: "zh-Hant")))
    let widths = [80..<278, 290..<480].map { rows in image.lastRenderedColumn(60..<700, rows) }
    #expect(widths[0] > 550 && widths[1] < 400)
  }

  @Test func `Chinese characters have the shapes of the card's language`() throws {
    let images = try ["zh-Hant", "ja"].map { language in
      try #require(RenderedImage(CardSamples.card(heading: nil, "骨直角", [], language: language))).darkPixels(
        RenderedImage.textRegion.0, RenderedImage.textRegion.1)
    }
    #expect(images[0] != images[1])
  }

  @Test func `up to four icons are rendered inside the arch`() throws {
    let icons = (0..<6).map { _ in CardSamples.svg(CardSamples.square) }
    let image = try #require(RenderedImage(CardSamples.card(heading: nil, "x", icons)))
    let green = RGBColor(red: 0, green: 0xaa, blue: 0)
    for (x, y) in [(845, 278), (1017, 278), (845, 476), (1017, 476)] { #expect(image.colour(x, y) == green) }
    #expect(image.colour(931, 377) != green)
  }

  @Test(arguments: 0...4)
  func `an encoded card survives a round trip`(iconCount: Int) {
    let card = CardSamples.card(
      heading: iconCount == 0 ? nil : "標題", "имя",
      Array([.emoji("🐶"), CardSamples.svg(CardSamples.square)] + [.emoji(""), .emoji("b")])
        .prefix(iconCount).map { $0 })
    #expect(ShareCard(encoded: card.encoded) == card)
    #expect(ShareCard(encoded: Array(card.encoded.dropLast())) == nil)
    #expect(ShareCard(encoded: card.encoded + [0]) == nil)
    for length in 0..<card.encoded.count { #expect(ShareCard(encoded: Array(card.encoded.prefix(length))) == nil) }
  }
}

extension RenderedImage {
  /// The width and height, in pixels, of what is rendered inside the arch; nil if it is empty.
  fileprivate var iconSize: (columns: Int, rows: Int)? {
    let background = colour(760, 600)
    let (columns, rows) = Self.archRegion
    let across = columns.filter { x in rows.contains { colour(x, $0) != background } }
    let down = rows.filter { y in columns.contains { colour($0, y) != background } }
    guard let left = across.first, let right = across.last, let top = down.first, let bottom = down.last else {
      return nil
    }
    return (right - left, bottom - top)
  }

  /// The last column that isn't background.
  fileprivate func lastRenderedColumn(_ columns: Range<Int>, _ rows: Range<Int>) -> Int {
    columns.last { x in rows.contains { colour(x, $0) != colour(5, 5) } } ?? 0
  }
}

extension TextBlock {
  /// The number of characters that no font of the system has.
  fileprivate static func unknownLetters(in text: String, _ language: String) -> Int {
    guard let canvas = Canvas(width: 10, height: 10) else { return -1 }
    let block = TextBlock(
      text, typeface: .serif, sizes: [40], maxLines: 1, width: 10_000, language: Language(language), on: canvas)
    return block.unknownLetters
  }
}
