extension Texts.Share {
  static let english = Texts.Share(
    locale: "en_GB",
    note: "Friends will see your result, never your answers.",
    address: "Link to share",
    share: "Share",
    copied: "Copied. Paste it wherever you like.",
    copyYourself: "Your browser didn’t let us copy the link. Here it is:",
    text: { "“\($1)” \($0)" },
    claim: { reveal, name in inFirstPerson(reveal).map { $0.replacing("{outcome}", by: name) } ?? "I got \(name)" },
    fullStop: ".",
    saidAndAsked: { claim in
      let isOfPlayer = claim.hasPrefix("I ") || claim.hasPrefix("I’") || !claim.hasWord("my")
      return "\(claim). And\u{A0}\(isOfPlayer ? "you" : "yours")?"
    },
    card: { "A card that says “\($0)”, a result of the quiz “\($1)”" },
    quizCard: { "The cover of the quiz “\($0)”" },
    frontCard: "Pick a quiz. Find out who you are.",
    dailyCard: "Three questions a day. How many can you get right?",
    dayCard: { "I got \($0) of 3 today. What about you?" },
    you: "And you?",
    descriptionHeading: "What the quiz told your friend",
    bothAtTheEnd: "At the end you’ll see both results side by side.",
    aboutQuiz: "About this quiz")

  /// "You are a {outcome}" as "I’m a {outcome}"; nil if nothing in it is in the second person, or if "you" isn't the
  /// subject.
  private static func inFirstPerson(_ sentence: String) -> String? {
    var rest = sentence
    var words: [String] = []
    for (second, first) in [
      ("You are ", "I’m"), ("You were ", "I was"), ("You’re ", "I’m"), ("You're ", "I’m"), ("You’ve ", "I’ve"),
      ("You've ", "I’ve"), ("You ", "I"),
    ] where sentence.hasPrefix(second) {
      rest = String(sentence.dropFirst(second.count))
      words = [first]
      break
    }
    for word in rest.split(separator: " ") {
      switch word.lowercased() {
      case "your": words.append(word.first == "Y" ? "My" : "my")
      case "you", "you,", "yours", "yourself", "you’re", "you’ve", "you’ll", "you’d": return nil
      default: words.append(String(word))
      }
    }
    let said = words.joined(separator: " ")
    return said == sentence ? nil : said
  }
}

extension String {
  fileprivate func hasWord(_ word: String) -> Bool { split(separator: " ").contains { $0.lowercased() == word } }
}
