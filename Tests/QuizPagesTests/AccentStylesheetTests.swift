import QuizEngine
import Testing

@testable import QuizPages

struct AccentStylesheetTests {
  @Test func `every accent gets enough contrast on both backgrounds, as text and as background`() {
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 15) {
          let stylesheet = AccentStylesheet(RGBColor(red: UInt8(red), green: UInt8(green), blue: UInt8(blue)))
          #expect(Contrast.ratio(stylesheet.lightAccent, AccentStylesheet.lightBackground) >= 5.5)
          #expect(Contrast.ratio(stylesheet.darkAccent, AccentStylesheet.darkBackground) >= 5.5)
        }
      }
    }
  }

  @Test func `an accent with enough contrast isn't changed`() {
    let brown = RGBColor(red: 0x8a, green: 0x3a, blue: 0x1d)
    #expect(AccentStylesheet(brown).lightAccent == brown)
    #expect(AccentStylesheet(brown).darkAccent != brown)
  }

  /// Reference values: black on white is 21 by definition; #777777 on white is 4.48.
  @Test func `contrast ratios match WCAG`() {
    let (black, white) = (RGBColor(red: 0, green: 0, blue: 0), RGBColor(red: 255, green: 255, blue: 255))
    #expect(abs(Contrast.ratio(black, white) - 21) < 1e-9)
    #expect(abs(Contrast.ratio(RGBColor(red: 0x77, green: 0x77, blue: 0x77), white) - 4.48) < 0.005)
    #expect(Contrast.ratio(white, white) == 1)
  }

  @Test func `the style sheet has one colour for each theme`() {
    #expect(
      AccentStylesheet(RGBColor(red: 0x1f, green: 0x6f, blue: 0xb3)).css.hasPrefix(":root{--accent:#")
        && AccentStylesheet(RGBColor(red: 0, green: 0, blue: 0)).css.contains("(prefers-color-scheme: dark)"))
  }

  @Test func `a chosen scheme shows its own colours only`() {
    let css = ":root{color-scheme: light dark}@media (prefers-color-scheme: dark) {:root{--a:b}}"
    #expect(ColorScheme.automatic.stylesheet(of: css) == css)
    #expect(ColorScheme.dark.stylesheet(of: css) == ":root{color-scheme: dark}@media all {:root{--a:b}}")
    #expect(ColorScheme.light.stylesheet(of: css) == ":root{color-scheme: light}@media not all {:root{--a:b}}")
  }

  @Test(arguments: ["1f6fb3", "000000", "ffffff", "0a0b0c"])
  func `a colour survives a round trip through text`(text: String) {
    #expect(RGBColor(hex: text)?.hex == text)
  }

  @Test(arguments: ["1F6FB3", "1f6fb", "1f6fb33", "", "+f6fb3", "１ｆ６", "-12345"])
  func `invalid text isn't read as a colour`(text: String) {
    #expect(RGBColor(hex: text) == nil)
  }
}
