/// A personality quiz. No answer is right or wrong: each gives points to outcomes, and the outcome with the most points
/// is the player's result.
///
/// A `Quiz` is the content of one revision. Equal quizzes play alike on every platform. Readers of quiz files check the
/// rules that are stated here; the engine relies on them.
public struct Quiz: Hashable, Sendable {
  /// The quiz's name in its URL.
  public var id: QuizID
  /// The languages of the quiz. The first one is the language that the author wrote in.
  public var languages: [Language]
  /// The heading of the quiz's pages, and its name in lists and search engines.
  public var title: LocalizedText
  /// The text of the introduction, one paragraph for each line.
  public var description: LocalizedText
  /// Shown on the introduction and beside the quiz in lists.
  public var picture: Picture?
  /// The author's colour. Pages derive colours with enough contrast from it.
  public var accent: RGBColor?
  /// The sentence on the result page. `{outcome}` stands for the outcome's picture or emoji and its name ("You are a
  /// {outcome}!").
  public var reveal: LocalizedText?
  /// Two or more, in the author's order.
  public var outcomes: [Outcome]
  /// The questions that plays draw from, in the author's order. The tie-break question isn't among them.
  public var questions: [Question]
  /// Which of the questions a play asks.
  public var selection: QuestionSelection
  /// Whether each play has its own order of questions and answers.
  public var shuffle: ShuffleOptions
  /// How a result is chosen among outcomes with the same score.
  public var ties: TieRule
  /// The text for a player whose answers give no points.
  public var undecided: UndecidedText?
  /// Whether the quiz is left out of the front page, its search and search engines. Everyone with its URL can play it.
  public var isUnlisted: Bool

  /// Takes the parts as they are; `Quiz` states the rules that they must satisfy together.
  public init(
    id: QuizID, languages: [Language], title: LocalizedText, description: LocalizedText, picture: Picture? = nil,
    accent: RGBColor? = nil, reveal: LocalizedText? = nil, outcomes: [Outcome], questions: [Question],
    selection: QuestionSelection = QuestionSelection(), shuffle: ShuffleOptions = ShuffleOptions(),
    ties: TieRule = .random, undecided: UndecidedText? = nil, isUnlisted: Bool = false
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
  /// The question that only breaks ties, asked last; nil if there is none.
  public var tieBreaker: Question? {
    if case .question(let question) = ties { return question }
    return nil
  }

  /// How many questions a play asks, the tie-break question included.
  public var questionsPerPlay: Int {
    (selection.draw ?? questions.count) + (tieBreaker == nil ? 0 : 1)
  }

  /// The question at an index of a ``PlayOrder``. The index after the pool's last one is the tie-break question. It is
  /// nil for other indices.
  public func question(_ index: Int) -> Question? {
    if questions.indices.contains(index) { return questions[index] }
    return index == questions.count ? tieBreaker : nil
  }
}
