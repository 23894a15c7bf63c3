/// A personality quiz: no answer is right, every answer leans toward outcomes, and the outcome that gathers the
/// most points is the player's.
///
/// A `Quiz` is one revision's content. It is a plain value: equal values play alike, on every platform.
/// Readers of quiz files check the rules stated here before they make one; the engine relies on them.
public struct Quiz: Hashable, Sendable {
  public var id: QuizID
  /// The languages that the quiz is written in, the author's own first.
  public var languages: [Language]
  public var title: LocalizedText
  public var description: LocalizedText
  public var picture: Picture?
  /// The author's one colour, from which the pages derive legible ones.
  public var accent: RGBColor?
  /// The sentence of the reveal; `{outcome}` stands for the outcome's face and name ("You are a {outcome}!").
  public var reveal: LocalizedText?
  /// Two or more, in the author's order.
  public var outcomes: [Outcome]
  /// The pool that plays draw from, in the author's order. The tie-break question isn't in it.
  public var questions: [Question]
  public var selection: QuestionSelection
  public var shuffle: ShuffleOptions
  public var ties: TieRule
  /// What a player reads who chose nothing that counts.
  public var undecided: UndecidedText?
  /// Whether the quiz is kept off the front page, its search and the lists of search engines. Whoever has its address plays
  /// it like any other.
  public var isUnlisted: Bool

  public init(
    id: QuizID, languages: [Language], title: LocalizedText, description: LocalizedText, picture: Picture? = nil,
    accent: RGBColor? = nil, reveal: LocalizedText? = nil, outcomes: [Outcome], questions: [Question],
    selection: QuestionSelection = QuestionSelection(), shuffle: ShuffleOptions = ShuffleOptions(),
    ties: TieRule = .random,
    undecided: UndecidedText? = nil, isUnlisted: Bool = false
  ) {
    self.id = id
    self.languages = languages
    self.title = title
    self.description = description
    self.picture = picture
    self.accent = accent
    self.reveal = reveal
    self.outcomes = outcomes
    self.questions = questions
    self.selection = selection
    self.shuffle = shuffle
    self.ties = ties
    self.undecided = undecided
    self.isUnlisted = isUnlisted
  }
}

extension Quiz {
  /// The question that is asked last and only breaks ties, where the author named one.
  public var tieBreaker: Question? {
    if case .question(let question) = ties { return question }
    return nil
  }

  /// How many questions a play of this quiz asks, the tie-break question among them.
  public var questionsPerPlay: Int {
    (selection.draw ?? questions.count) + (tieBreaker == nil ? 0 : 1)
  }

  /// The question behind an index of a ``PlayOrder``: the pool's, and after them the tie-break question.
  public func question(_ index: Int) -> Question? {
    if questions.indices.contains(index) { return questions[index] }
    return index == questions.count ? tieBreaker : nil
  }
}
