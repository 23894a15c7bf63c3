import Foundation
import QuizEngine
import QuizFormats

extension [QuizFileCheck] {
  /// The checks as JSON: an array with an object for each file.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(map(QuizFileCheckJSON.init))
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }
}

private struct QuizFileCheckJSON: Encodable {
  struct DiagnosticJSON: Encodable {
    let id: String
    let line: Int
    let column: Int
    let message: String
    let why: String
    let help: String
    let suggestion: String?
    let path: DocumentPathJSON?

    init(_ diagnostic: Diagnostic) {
      id = diagnostic.ruleID
      line = diagnostic.line
      column = diagnostic.column
      message = diagnostic.message
      why = diagnostic.why
      help = diagnostic.help
      suggestion = diagnostic.suggestion
      path = diagnostic.path.map(DocumentPathJSON.init)
    }
  }

  let file: String
  let id: String?
  let errors: [DiagnosticJSON]
  let warnings: [DiagnosticJSON]
  let odds: OddsJSON?

  enum CodingKeys: CodingKey { case file, id, errors, warnings, odds }

  init(_ check: QuizFileCheck) {
    file = check.file
    id = check.reading.quiz?.id.name
    errors = check.errors.map(DiagnosticJSON.init)
    warnings = check.warnings.map(DiagnosticJSON.init)
    if let quiz = check.reading.quiz, let odds = check.odds { self.odds = OddsJSON(odds, of: quiz) } else { odds = nil }
  }

  /// Encodes `null` if there is no quiz, so that every object has the same keys.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(file, forKey: .file)
    try container.encode(id, forKey: .id)
    try container.encode(errors, forKey: .errors)
    try container.encode(warnings, forKey: .warnings)
    try container.encode(odds, forKey: .odds)
  }
}

private struct OddsJSON: Encodable {
  struct Outcome: Encodable {
    let id: String
    let probability: Double
    let low: Double
    let high: Double
  }

  struct Question: Encodable {
    let id: String
    let influence: Double
    let low: Double
    let high: Double
    /// The answer of a slider that isn't moved, from 1.
    let defaultAnswer: Int?
    /// The key's name in version 0.6; it goes with version 0.8.
    let untouched: Int?
  }

  let method: String
  let plays: Int?
  let tie: Double
  let tieLow: Double?
  let tieHigh: Double?
  let undecided: Double
  let undecidedLow: Double?
  let undecidedHigh: Double?
  let influenceMethod: String
  let influencePlays: Int?
  let outcomes: [Outcome]
  let questions: [Question]

  init(_ odds: Odds, of quiz: Quiz) {
    method = odds.method.name
    plays = odds.method.plays
    influenceMethod = odds.influenceMethod.name
    influencePlays = odds.influenceMethod.plays
    tie = odds.tie.probability
    undecided = odds.undecided.probability
    let isSimulated = plays != nil
    (tieLow, tieHigh) = isSimulated ? (odds.tie.low, odds.tie.high) : (nil, nil)
    (undecidedLow, undecidedHigh) = isSimulated ? (odds.undecided.low, odds.undecided.high) : (nil, nil)
    outcomes = zip(quiz.outcomes, odds.outcomes).map { outcome, odds in
      let result = odds.result
      return Outcome(id: outcome.id.name, probability: result.probability, low: result.low, high: result.high)
    }
    questions = odds.questions.enumerated().compactMap { index, odds in
      let defaultAnswer = odds.defaultAnswer.map { $0 + 1 }
      return quiz.question(index).map {
        Question(
          id: $0.id.name, influence: odds.influence.probability, low: odds.influence.low, high: odds.influence.high,
          defaultAnswer: defaultAnswer, untouched: defaultAnswer)
      }
    }
  }
}

extension Odds.Method {
  fileprivate var name: String { plays == nil ? "exact" : "simulated" }

  fileprivate var plays: Int? {
    if case .simulated(let plays) = self { return plays }
    return nil
  }
}
