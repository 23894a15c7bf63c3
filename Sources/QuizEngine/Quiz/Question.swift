/// A question with its answers.
public struct Question: Hashable, Sendable {
  public var id: QuestionID
  public var text: LocalizedText
  public var picture: Picture?
  public var kind: Kind
  /// The tag by which a quota picks it; at most one.
  public var tag: String?
  /// Two or more, in the author's order. Those of a ranged question are its scale, from one end to the other.
  public var answers: [Answer]

  /// How a question is answered.
  public enum Kind: Hashable, Sendable {
    /// Exactly one answer.
    case single(Advance)
    /// Any number of switches, none among them.
    case multiple
    /// One value on a slider.
    case ranged(SliderBands)
  }

  /// What makes a single-choice question move on.
  public enum Advance: Hashable, Sendable {
    /// The press on an answer itself.
    case press
    /// A Submit button beside radio buttons.
    case submit
  }

  public init(
    id: QuestionID, text: LocalizedText, picture: Picture? = nil, kind: Kind, tag: String? = nil, answers: [Answer]
  ) {
    self.id = id
    self.text = text
    self.picture = picture
    self.kind = kind
    self.tag = tag
    self.answers = answers
  }
}

/// One of a question's answers.
public struct Answer: Hashable, Sendable {
  public var text: LocalizedText
  public var picture: Picture?
  /// The points that the answer brings; an outcome stands in it at most once.
  public var outcomePoints: [OutcomePoints]

  public init(text: LocalizedText, picture: Picture? = nil, outcomePoints leanings: [OutcomePoints]) {
    self.text = text
    self.picture = picture
    self.outcomePoints = leanings
  }
}

/// The points that an answer brings to one outcome.
public struct OutcomePoints: Hashable, Sendable {
  /// The most points that one answer can bring to an outcome.
  public static let maxPoints = 100

  /// Index into the quiz's outcomes.
  public var outcome: Int
  /// 0 to 100.
  public var points: Int

  public init(outcome: Int, points weight: Int = 1) {
    self.outcome = outcome
    self.points = weight
  }
}
