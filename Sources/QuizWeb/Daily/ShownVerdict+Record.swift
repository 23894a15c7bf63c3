import QuizEngine
import QuizPages
import QuizService

extension ShownVerdict {
  /// Nil until the round is over.
  init?(of record: RoundRecord) {
    guard let verdict = record.verdict else { return nil }
    if record.item.isVoid {
      self = .void
      return
    }
    switch verdict {
    case .correct: self = .correct
    case .wrong: self = .wrong
    case .timedOut: self = .timedOut
    case .expired: self = .expired
    }
  }
}
