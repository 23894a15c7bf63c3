internal import QuizEngine

extension Category {
  /// A category by our own word for it, by the ones that question banks use (`The Arts`, `general_knowledge`,
  /// `Science & Nature`, `Sports and Leisure`), or by those of the Open Trivia Database and The Trivia API. Nil for
  /// anything else.
  init?(written text: String) {
    let letters = text.lowercased().replacing("&", with: "and").filter(\.isLetter)
    let word = letters.hasPrefix("the") ? String(letters.dropFirst(3)) : letters
    guard let category = Self.usual(word) ?? Self.ofServices(word) else { return nil }
    self = category
  }

  private static func usual(_ word: String) -> Category? {
    switch word {
    case "arts", "art", "artsandliterature", "artsandentertainment": .arts
    case "general", "generalknowledge": .general
    case "geography": .geography
    case "history": .history
    case "science", "scienceandnature": .science
    case "sports", "sport", "sportsandleisure", "sportandleisure": .sports
    default: nil
    }
  }

  /// Entertainment to read, hear or see is art; games are leisure.
  private static func ofServices(_ word: String) -> Category? {
    switch word {
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
  /// easy, medium or hard, in whatever case.
  init?(written text: String) { self.init(rawValue: text.lowercased()) }
}
