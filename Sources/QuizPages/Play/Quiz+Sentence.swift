public import QuizEngine

extension Quiz {
  /// The author's sentence for a result: "You are a turtle!"
  ///
  /// - Parameter texts: have a sentence for quizzes without one.
  public func sentence(_ outcome: Outcome, in language: Language, _ texts: Texts) -> String {
    (reveal?[language] ?? texts.result.reveal).replacing("{outcome}", by: outcome.name[language])
  }

  /// What a player tells friends of a result: "I’m a turtle." The author's sentence speaks to the player, so it isn't
  /// right for them.
  ///
  /// - Parameter texts: for a language that the site doesn't support.
  public func ownSentence(_ outcome: Outcome, in language: Language, _ texts: Texts) -> String {
    let share = (Texts[language] ?? texts).share
    let claim = ownClaim(outcome, in: language, share)
    return claim.endsSentence ? claim : claim + share.fullStop
  }

  /// The same with a question to the friend: "I’m a turtle. And you?"
  public func ownSentenceAndQuestion(_ outcome: Outcome, in language: Language, _ texts: Texts) -> String {
    let share = (Texts[language] ?? texts).share
    let claim = ownClaim(outcome, in: language, share)
    return claim.endsSentence ? claim + " " + share.you : share.saidAndAsked(claim)
  }

  private func ownClaim(_ outcome: Outcome, in language: Language, _ texts: Texts.Share) -> String {
    texts.claim((reveal?[language] ?? "").withoutEndMark, outcome.name[language])
  }
}

extension String {
  /// The sentence without the mark at its end. No-break spaces become spaces.
  fileprivate var withoutEndMark: String {
    var text = replacing("\u{A0}", by: " ")
    while let last = text.last, last == "!" || last == "." || last == "！" || last == "。" || last == " " {
      text.removeLast()
    }
    return text
  }

  fileprivate var endsSentence: Bool { last.map { "!?.…！？。".contains($0) } ?? false }
}
