internal import Foundation
internal import QuizEngine
internal import QuizService

/// The questions of a language and difficulty that wait to be drawn, in places from 0 on without a gap.
///
/// A question is drawn by its place, and the last one moves there: each is equally likely, in logarithmic time.
struct DrawPool {
  let db: any SQLConnection
  let language: Language
  let difficulty: Difficulty

  var count: Int {
    get throws { try db.first(BankQuery.drawPoolCount, [language.tag, difficulty.rawValue]) { try $0[0] as Int } ?? 0 }
  }

  func append(_ question: Int64) throws { try append(question, at: count) }

  /// Keeps others from the urn and the shelf until the transaction ends; before either is changed. In a cluster, where
  /// rows are held on one node only, it has two that change them at once collide.
  func acquireMutex() throws { try db.run(BankQuery.acquireMutex, [language.tag, difficulty.rawValue]) }

  /// Takes a question out by chance; nil where the bank has none at all.
  ///
  /// Once all were asked they wait here again. One that came to the bank since is drawn before any of them, be it on the
  /// shelf; finding it then takes linear time.
  func draw(with generator: inout SeededGenerator) throws -> Int64? {
    try acquireMutex()
    guard let question = try pick(with: &generator) else { return nil }
    guard try wasScheduled(question) else {
      try remove(question)
      return question
    }
    for place in [BankQuery.drawPoolUnasked, .practicePoolUnasked] {
      let unasked = try db.all(place, [language.tag, difficulty.rawValue]) { row in
        (number: try row["question_id"] as Int64, category: try row["category"] as String)
      }
      guard !unasked.isEmpty else { continue }
      let chosen = unasked[generator.next(upperBound: unasked.count)]
      try remove(chosen.number)
      if let category = QuizEngine.TriviaCategory(rawValue: chosen.category) {
        try PracticePool(db: db, language: language, difficulty: difficulty).remove(chosen.number, category)
      }
      return chosen.number
    }
    try remove(question)
    return question
  }

  private func wasScheduled(_ question: Int64) throws -> Bool {
    try db.first(BankQuery.wasScheduled, [question]) { _ in true } ?? false
  }

  /// Finds a question by chance and leaves it where it is.
  ///
  /// - Parameter isPassed: whether a question won't do. Where most don't, all are looked through.
  func peek(with generator: inout SeededGenerator, skipping isPassed: (Int64) throws -> Bool) throws -> Int64? {
    for _ in 0..<64 {
      guard let question = try pick(with: &generator) else { return nil }
      if try !isPassed(question) { return question }
    }
    let rest = try db.all(BankQuery.drawPoolAll, [language.tag, difficulty.rawValue]) { try $0[0] as Int64 }
      .filter { try !isPassed($0) }
    return rest.isEmpty ? nil : rest[generator.next(upperBound: rest.count)]
  }

  /// Takes a question out, wherever it lies; one that isn't there stays away.
  func remove(_ question: Int64) throws {
    guard let place = try db.first(BankQuery.drawPoolPosition, [question], { try $0[0] as Int }) else { return }
    let end = try count - 1
    let last = try element(at: end)
    try db.run(BankQuery.drawPoolDelete, [question])
    if place < end { try db.run(BankQuery.drawPoolMove, [place, last]) }
  }

  private func pick(with generator: inout SeededGenerator) throws -> Int64? {
    if let question = try pickOnce(with: &generator) { return question }
    // The urn is empty, or another draw took the last place between our two looks: behind the turn nobody does.
    try acquireMutex()
    if try count == 0 { try refill() }
    return try pickOnce(with: &generator)
  }

  private func pickOnce(with generator: inout SeededGenerator) throws -> Int64? {
    let count = try count
    return count == 0 ? nil : try element(at: generator.next(upperBound: count))
  }

  private func element(at place: Int) throws -> Int64? {
    try db.first(BankQuery.drawPoolAt, [language.tag, difficulty.rawValue, place]) { try $0[0] as Int64 }
  }

  /// - Parameter place: the first free one.
  func append(_ question: Int64, at place: Int) throws {
    try db.run(BankQuery.drawPoolInsert, [language.tag, difficulty.rawValue, place, question])
  }

  /// All others were drawn: now it's the shelf's turn, and after that everybody's again. Linear in their number.
  private func refill() throws {
    let practicePool = PracticePool(db: db, language: language, difficulty: difficulty)
    var questions = try practicePool.removeAll()
    if questions.isEmpty { questions = try reserveForPractice(in: practicePool) }
    for (place, question) in questions.enumerated() { try append(question, at: place) }
  }

  /// Puts one in ten of the whole bank back onto the shelf; the rest is returned.
  private func reserveForPractice(in practicePool: PracticePool) throws -> [Int64] {
    let all = try db.all(BankQuery.allOfKind, [language.tag, difficulty.rawValue]) { row in
      (
        number: try row["id"] as Int64, digest: QuestionDigest(bytes: try row["identity_digest"]),
        category: try row["category"] as String
      )
    }
    guard all.count >= PracticePool.smallestBank else { return all.map(\.number) }
    for entry in all where entry.digest.isForPractice {
      guard let category = QuizEngine.TriviaCategory(rawValue: entry.category) else {
        throw StoreError.damaged(detail: "question \(entry.number)")
      }
      try practicePool.append(entry.number, category)
    }
    return all.filter { !$0.digest.isForPractice }.map(\.number)
  }
}
