import QuizFormats
import Testing

struct DisplayWidthTests {
  private static func scalars(where holds: (Unicode.Scalar) -> Bool) -> [Unicode.Scalar] {
    (0x20...0x1_FFFF).compactMap { Unicode.Scalar(UInt32($0)) }.filter(holds)
  }

  @Test func `every emoji takes two columns, also those that need a variation selector`() {
    let emoji = Self.scalars { $0.properties.isEmoji && !$0.properties.isEmojiModifier && $0.value > 0xFF }
    #expect(emoji.count > 1_000)
    let narrow = emoji.first { (String($0) + "\u{FE0F}").displayWidth != 2 }
    #expect(narrow == nil)
  }

  @Test func `every emoji of a person or a hand takes two columns in every skin tone`() {
    let bases = Self.scalars(where: \.properties.isEmojiModifierBase)
    let tones = Self.scalars(where: \.properties.isEmojiModifier)
    #expect(bases.count > 100 && tones.count == 5)
    for base in bases {
      for tone in tones { #expect((String(base) + String(tone)).displayWidth == 2, "\(base)\(tone)") }
    }
  }

  @Test func `every flag and every keycap takes two columns`() {
    let letters = Self.scalars { (0x1F1E6...0x1F1FF).contains($0.value) }
    for one in letters { for other in letters { #expect((String(one) + String(other)).displayWidth == 2) } }
    for key in "0123456789#*" { #expect((String(key) + "\u{FE0F}\u{20E3}").displayWidth == 2, "\(key)") }
  }

  @Test(arguments: [
    ("☝🏽", 2), ("⛹🏽‍♀️", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🏳\u{200D}🌈", 2), ("🏴‍☠️", 2), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("👩🏽‍❤️‍💋‍👨🏿", 2), ("❤️‍🔥", 2),
    ("👍🏽👍🏿", 4), ("☀", 1), ("☀️", 2), ("1", 1), ("1️⃣ und 2️⃣", 9), ("e\u{301}", 1), ("好", 2), ("한", 2), ("カ", 2), ("ｶ", 1),
    ("，", 2),
    ("", 0), ("…", 1), ("Ё", 1),
  ])
  func `text has the width that a terminal gives it`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: [("👨‍👩‍👧‍👦", 8), ("👍🏽", 4), ("☝🏽", 3), ("🇮🇸", 2), ("❤️‍🔥", 3), ("☀️", 2), ("1️⃣", 2), ("好", 2), ("e\u{301}", 1)])
  func `a terminal without joined emoji draws each part`(text: String, width: Int) {
    #expect(text.unjoinedDisplayWidth == width)
  }
}
