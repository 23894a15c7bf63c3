internal import QuizEngine

extension Category {
  /// A category by our own word for it or by the ones that question banks use: `The Arts`, `general_knowledge`,
  /// `Science & Nature`, `Sports and Leisure`. Nil for anything else.
  init?(written text: String) {
    let letters = text.lowercased().replacing("&", with: "and").filter(\.isLetter)
    let word = letters.hasPrefix("the") ? String(letters.dropFirst(3)) : letters
    switch word {
    case "arts", "art", "artsandliterature", "artsandentertainment": self = .arts
    case "general", "generalknowledge": self = .general
    case "geography": self = .geography
    case "history": self = .history
    case "science", "scienceandnature": self = .science
    case "sports", "sport", "sportsandleisure", "sportandleisure": self = .sports
    default: return nil
    }
  }
}
