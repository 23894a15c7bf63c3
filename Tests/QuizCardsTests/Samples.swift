import QuizCards
import QuizEngine

/// Cards that the tests draw.
enum Samples {
  static func card(
    heading: String? = "Which animal are you?", _ name: String = "dog", _ faces: [Card.Face] = [.emoji("🐶")],
    language: String = "en"
  ) -> Card {
    Card(
      heading: heading, name: name, faces: faces, accent: Accent(red: 0xb4, green: 0x53, blue: 0x2a),
      language: Language(language), house: "Parlour")
  }

  static func svg(_ text: String, width: Int = 100, height: Int = 100) -> Card.Face {
    .picture(PictureFile(name: "p.svg", format: .svg, width: width, height: height, bytes: Array(text.utf8)))
  }

  static let square = """
    <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="#0a0"/></svg>
    """
}
