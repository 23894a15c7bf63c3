package import QuizEngine

/// A question that was asked, with the statistics of its answers.
package struct QuestionAnalytics: Hashable, Sendable {
  package let id: BankQuestionID
  /// Its item on the schedule; the last one if it was asked several times.
  package let itemID: ItemID
  /// The date of that item; nil if the question was drawn only for single players.
  package let date: CalendarDate?
  /// The question as it was shown then.
  package let shownItem: TriviaItem
  /// All answers that were shown, in the order of the statistics.
  package let answers: [String]
  /// The index of the right answer, as it counts now.
  package let correctIndex: Int
  package let statistics: QuestionStatistics

  package init(
    id: BankQuestionID, itemID: ItemID, date: CalendarDate?, shownItem: TriviaItem, answers: [String],
    correctIndex: Int, statistics: QuestionStatistics
  ) {
    self.id = id
    self.itemID = itemID
    self.date = date
    self.shownItem = shownItem
    self.answers = answers
    self.correctIndex = correctIndex
    self.statistics = statistics
  }

  package var question: TriviaQuestion { shownItem.question }

  /// The wrong answers and how often each was chosen.
  package var distractors: [(answer: String, count: Int)] {
    answers.indices.filter { $0 != correctIndex }.map { (answers[$0], statistics.choiceCounts[$0]) }
  }

  /// The difficulty that fits the answers better than the question's label; nil if the label fits.
  package var suggestedDifficulty: Difficulty? {
    statistics.facility.suggestedDifficulty(insteadOf: question.difficulty)
  }
}

/// How many questions of a language have a licence and come from a work.
package struct LicenceCount: Hashable, Sendable {
  package let language: Language
  /// The licence as its authors wrote it; empty if there is none.
  package let licence: String
  /// The source up to the first comma: “Encyclopaedia Britannica” of “Encyclopaedia Britannica, “Sahara””; empty if
  /// there is none.
  package let work: String
  package let questions: Int

  package init(language: Language, licence: String, work: String, questions: Int) {
    self.language = language
    self.licence = licence
    self.work = work
    self.questions = questions
  }
}
