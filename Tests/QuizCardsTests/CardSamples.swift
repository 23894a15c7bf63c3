import QuizCards
import QuizEngine

/// Cards for the tests.
enum CardSamples {
  static func card(
    heading: String? = "Which animal are you?", _ name: String = "dog", _ icons: [ShareCard.Icon] = [.emoji("🐶")],
    language: String = "en"
  ) -> ShareCard {
    ShareCard(
      heading: heading, name: name, icons: icons, accent: RGBColor(red: 0xb4, green: 0x53, blue: 0x2a),
      language: Language(language), siteName: "Parlour")
  }

  static func svg(_ text: String, width: Int = 100, height: Int = 100) -> ShareCard.Icon {
    .picture(PictureFile(name: "p.svg", format: .svg, width: width, height: height, bytes: Array(text.utf8)))
  }

  static let square = """
    <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="#0a0"/></svg>
    """
}
