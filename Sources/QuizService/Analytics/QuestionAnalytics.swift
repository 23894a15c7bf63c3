public import QuizEngine

/// A question that was asked, and what came of it.
public struct QuestionAnalytics: Hashable, Sendable {
  public let id: BankQuestionID
  /// Where it stands on the schedule, the last time if it was asked several times.
  public let item: ItemID
  /// The last date; nil where it was drawn for single players only.
  public let date: CalendarDate?
  /// As it was shown then.
  public let shownItem: TriviaItem
  /// All that were shown, in the order of the statistics.
  public let answers: [String]
  /// The right one among the answers, as it counts now.
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

  /// The wrong answers and how often each was chosen, in the order of the question.
  public var distractors: [(answer: String, count: Int)] {
    answers.indices.filter { $0 != key }.map { (answers[$0], statistics.choiceCounts[$0]) }
  }

  /// The difficulty that the answers speak for, where the label looks wrong.
  public var suggestedDifficulty: Difficulty? {
    statistics.facility.suggestedDifficulty(insteadOf: question.difficulty)
  }
}

/// How many questions of the bank stand under a licence and come from a work.
public struct LicenceCount: Hashable, Sendable {
  public let language: Language
  /// As its authors wrote it; empty where nobody said.
  public let licence: String
  /// Of a source “Encyclopaedia Britannica, “Sahara”” what stands before the first comma; empty where nobody said.
  public let work: String
  public let questions: Int

  public init(language: Language, licence: String, work: String, questions: Int) {
    self.language = language
    self.licence = licence
    self.work = work
    self.questions = questions
  }
}
