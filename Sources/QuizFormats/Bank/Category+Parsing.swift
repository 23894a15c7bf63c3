internal import QuizEngine

extension TriviaCategory {
  /// Parses a category: Parlour's names, common names (`The Arts`, `general_knowledge`, `Science & Nature`, `Sports and
  /// Leisure`), and those of the Open Trivia Database and The Trivia API. Nil for any other text.
  init?(parsing text: String) {
    let letters = text.lowercased().replacing("&", with: "and").filter(\.isLetter)
    let name = letters.hasPrefix("the") ? String(letters.dropFirst(3)) : letters
    guard let category = Self.commonAlias(name) ?? Self.serviceAlias(name) else { return nil }
    self = category
  }

  private static func commonAlias(_ name: String) -> TriviaCategory? {
    switch name {
    case "arts", "art", "artsandliterature", "artsandentertainment": .arts
    case "general", "generalknowledge": .general
    case "geography": .geography
    case "history": .history
    case "science", "scienceandnature": .science
    case "sports", "sport", "sportsandleisure", "sportandleisure": .sports
    default: nil
    }
  }

  /// Books, films and music are arts; games are leisure.
  private static func serviceAlias(_ name: String) -> TriviaCategory? {
    switch name {
    case "entertainmentbooks", "entertainmentfilm", "entertainmentmusic", "entertainmentmusicalsandtheatres",
      "entertainmenttelevision", "entertainmentcomics", "entertainmentjapaneseanimeandmanga",
      "entertainmentcartoonandanimations", "filmandtv", "music":
      .arts
    case "celebrities", "politics", "vehicles", "foodanddrink", "societyandculture": .general
    case "mythology": .history
    case "animals", "sciencecomputers", "sciencemathematics", "sciencegadgets": .science
    case "entertainmentvideogames", "entertainmentboardgames": .sports
    default: nil
    }
  }
}

extension Difficulty {
  /// Parses easy, medium or hard, in any case.
  init?(parsing text: String) { self.init(rawValue: text.lowercased()) }
}
