public import QuizEngine

/// A question that was asked, with the statistics of its answers.
public struct QuestionAnalytics: Hashable, Sendable {
  public let id: BankQuestionID
  /// Its item on the schedule; the last one if it was asked several times.
  public let item: ItemID
  /// The date of that item; nil if the question was drawn only for single players.
  public let date: CalendarDate?
  /// The question as it was shown then.
  public let shownItem: TriviaItem
  /// All answers that were shown, in the order of the statistics.
  public let answers: [String]
  /// The index of the right answer, as it counts now.
  public let key: Int
  public let statistics: QuestionStatistics

  public init(
    id: BankQuestionID, item: ItemID, date: CalendarDate?, shownItem: TriviaItem, answers: [String],
    key: Int,
    statistics: QuestionStatistics
  ) {
    self.id = id
    self.item = item
    self.date = date
    self.shownItem = shownItem
    self.answers = answers
    self.key = key
    self.statistics = statistics
  }

  public var question: TriviaQuestion { shownItem.question }

  /// The wrong answers and how often each was chosen.
  public var distractors: [(answer: String, count: Int)] {
    answers.indices.filter { $0 != key }.map { (answers[$0], statistics.choiceCounts[$0]) }
  }

  /// The difficulty that fits the answers better than the question's label; nil if the label fits.
  public var suggestedDifficulty: Difficulty? {
    statistics.facility.suggestedDifficulty(insteadOf: question.difficulty)
  }
}

/// How many questions of a language have a licence and come from a work.
public struct LicenceCount: Hashable, Sendable {
  public let language: Language
  /// The licence as its authors wrote it; empty if there is none.
  public let licence: String
  /// The source up to the first comma: “Encyclopaedia Britannica” of “Encyclopaedia Britannica, “Sahara””; empty if
  /// there is none.
  public let work: String
  public let questions: Int

  public init(language: Language, licence: String, work: String, questions: Int) {
    self.language = language
    self.licence = licence
    self.work = work
    self.questions = questions
  }
}
