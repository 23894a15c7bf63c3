/// A question with its possible answers.
public struct Question: Hashable, Sendable {
  /// The name by which other parts of the quiz file refer to the question, for example the tie rule. Players never see
  /// it.
  public var id: QuestionID
  /// What the player is asked.
  public var text: LocalizedText
  /// Shown above the text.
  public var picture: Picture?
  /// How players answer it.
  public var kind: Kind
  /// The tag that a quota refers to. A question has at most one.
  public var tag: String?
  /// Two or more, in the author's order. For a ranged question they are the scale, from one end to the other.
  public var answers: [Answer]

  /// How a question is answered.
  public enum Kind: Hashable, Sendable {
    /// The player chooses one answer.
    case single(Advance)
    /// The player turns any number of switches on, or none.
    case multiple
    /// The player sets a slider.
    case ranged(SliderBands)
  }

  /// How a player submits a single-choice answer.
  public enum Advance: Hashable, Sendable {
    /// A press on the answer submits it.
    case press
    /// The answers are radio buttons with a Submit button.
    case submit
  }

  /// - Parameter answers: two or more, in the author's order.
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
  /// What the player chooses.
  public var text: LocalizedText
  /// Shown beside the answer's text.
  public var picture: Picture?
  /// The points that the answer gives. Each outcome appears at most once.
  public var outcomePoints: [OutcomePoints]

  /// - Parameter outcomePoints: may be empty; then the answer counts for no outcome.
  public init(text: LocalizedText, picture: Picture? = nil, outcomePoints: [OutcomePoints]) {
    self.text = text
    self.picture = picture
    self.outcomePoints = outcomePoints
  }
}

/// The points that an answer gives to one outcome.
public struct OutcomePoints: Hashable, Sendable {
  /// The most points that one answer can give to an outcome.
  public static let maxPoints = 100

  /// An index into the quiz's outcomes.
  public var outcome: Int
  /// 0 to ``maxPoints``.
  public var points: Int

  /// One point is the default weight of an answer.
  public init(outcome: Int, points: Int = 1) {
    self.outcome = outcome
    self.points = points
  }
}
