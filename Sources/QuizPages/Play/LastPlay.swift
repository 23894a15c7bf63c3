import HTML
public import QuizEngine

/// A play that the visitor can continue.
public struct OpenPlay: Hashable, Sendable {
  /// The play's ID in its URL.
  let playID: String
  /// The first position without an answer, from 0.
  let next: Int
  let count: Int

  /// - Parameters:
  ///   - next: the first position without an answer, from 0.
  ///   - count: how many questions the play asks.
  public init(playID: String, next: Int, count: Int) {
    self.playID = playID
    self.next = next
    self.count = count
  }
}

/// The visitor's last finished play of a quiz.
public struct FinishedPlay: Hashable, Sendable {
  /// The play's ID in its URL.
  let playID: String
  /// Nil if the play was undecided. The revision on offer may not have the outcome any more.
  let outcome: OutcomeID?

  /// - Parameter outcome: nil if the play was undecided.
  public init(playID: String, outcome: OutcomeID?) {
    self.playID = playID
    self.outcome = outcome
  }
}

/// What this browser did last with a quiz.
public enum LastPlay: Hashable, Sendable {
  case open(OpenPlay)
  case finished(FinishedPlay)
}

extension QuizPageContext {
  /// The outcome of an earlier play; nil if the revision doesn't have it.
  func outcome(of play: FinishedPlay) -> Outcome? { quiz.outcomes.first { $0.id == play.outcome } }

  /// The author's sentence for a result: "You are a turtle!"
  func sentence(_ outcome: Outcome) -> String { quiz.sentence(outcome, in: language, texts) }

  /// What the player tells friends: "I’m a turtle."
  func ownSentence(_ outcome: Outcome) -> String { quiz.ownSentence(outcome, in: language, texts) }

  /// The same with a question: "I’m a turtle. And you?"
  func ownSentenceAndQuestion(_ outcome: Outcome) -> String {
    quiz.ownSentenceAndQuestion(outcome, in: language, texts)
  }

  /// The author's sentence without its exclamation mark, for a card among others.
  func quietSentence(_ outcome: Outcome) -> String {
    let sentence = sentence(outcome)
    return sentence.last == "!" || sentence.last == "！" ? String(sentence.dropLast()) : sentence
  }
}
