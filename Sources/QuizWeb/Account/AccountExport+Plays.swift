import Foundation
import QuizEngine
import QuizService

extension AccountExport {
  struct RoundPart: Encodable {
    let date: String
    let difficulty: String
    let started: Date
    let asGuest: Bool
    /// Whether boards leave it out because an account had been deleted in the same browser on its date.
    let withheldFromBoards: Bool
    /// Nil while the round is open.
    let verdict: Verdict?

    /// - Parameter account: the round's player.
    init(_ record: RoundRecord, of account: Account) {
      date = record.date.text
      difficulty = record.difficulty.rawValue
      started = record.round.startedAt.date
      // A guest's rounds of 0.6 can be stored as withheld, which says less.
      asGuest = record.ranking == .byGuest || account.isGuest
      withheldFromBoards = record.ranking == .withheld && !asGuest
      verdict = record.round.isFinished ? Verdict(record) : nil
    }

    struct Verdict: Encodable {
      let category: String
      let question: String
      let answers: [String]
      /// Nil without an answer.
      let chosenAnswer: String?
      let correctAnswer: String
      /// Nil if the question was voided.
      let correct: Bool?
      let voided: Bool
      let secondsOnWatch: Double
      /// Nil without an answer.
      let secondsFromStart: Double?

      init(_ record: RoundRecord) {
        let item = record.item.content
        category = item.question.category.rawValue
        question = item.question.text
        answers = item.optionOrder(seed: record.seed).map { item.options[$0] }
        if case .answered(let option, _) = record.round.phase {
          chosenAnswer = item.options[option]
        } else {
          chosenAnswer = nil
        }
        correctAnswer = item.options[item.correctIndex]
        correct = record.countedVerdict.map { $0 == .correct }
        voided = record.item.isVoid
        secondsOnWatch = record.round.accumulatedWatchTime.seconds
        secondsFromStart = record.round.elapsed?.seconds
      }
    }
  }

  struct PlayPart: Encodable {
    struct Answer: Encodable {
      let question: String
      /// The chosen answers' texts.
      var chosen: [String]?
      /// Where a slider stood, from 0 to 1.
      var slider: Double?
    }

    let quiz: String
    let begun: Date
    let finished: Date?
    let answers: [Answer]
    let outcome: String?
    /// Since when friends may compare their results with this one; nil if they may not.
    let comparableSince: Date?

    init(_ record: PlayRecord, comparableSince: Timestamp?) {
      self.comparableSince = comparableSince?.date
      let play = record.play
      let language = play.quiz.languages.first ?? Language("en")
      quiz = play.quiz.id.name
      begun = record.startedAt.date
      finished = record.finishedAt?.date
      outcome = play.result?.outcome.map { play.quiz.outcomes[$0].id.name }
      answers = play.responses.enumerated().compactMap { position, response in
        guard let response, let question = play.question(at: position) else { return nil }
        let texts = question.answers.map { $0.text[language] }
        var answer = Answer(question: question.text[language])
        switch response {
        case .single(let chosen): answer.chosen = [texts[chosen]]
        case .multiple(let chosen): answer.chosen = chosen.map { texts[$0] }
        case .ranged(let thousandths): answer.slider = Double(thousandths) / 1000
        }
        return answer
      }
    }
  }
}

extension TimeSpan {
  fileprivate var seconds: Double { Double(milliseconds) / 1000 }
}
