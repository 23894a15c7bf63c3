internal import Foundation
internal import QuizEngine
internal import QuizService

/// The questions of a language and difficulty that wait to be drawn, in places from 0 on without a gap.
///
/// A question is drawn by its place, and the last one moves there: each is equally likely, in logarithmic time.
struct Urn {
  let db: any SQLSession
  let language: Language
  let difficulty: Difficulty

  var count: Int {
    get throws { try db.first(BankQuery.urnCount, [language.tag, difficulty.rawValue]) { try $0[0] as Int } ?? 0 }
  }

  func put(_ question: Int64) throws { try put(question, at: count) }

  /// Keeps others from the urn and the shelf until the transaction ends; before either is changed. In a cluster, where
  /// rows are held on one node only, it has two that change them at once collide.
  func takeTurn() throws { try db.run(BankQuery.takeTurn, [language.tag, difficulty.rawValue]) }

  /// Takes a question out by chance; nil where the bank has none at all.
  ///
  /// Once all were asked they wait here again. One that came to the bank since is drawn before any of them, be it on the
  /// shelf; finding it then takes linear time.
  func draw(with dice: inout SeededGenerator) throws -> Int64? {
    try takeTurn()
    guard let question = try pick(with: &dice) else { return nil }
    guard try wasScheduled(question) else {
      try remove(question)
      return question
    }
    for place in [BankQuery.urnUnasked, .shelfUnasked] {
      let unasked = try db.all(place, [language.tag, difficulty.rawValue]) { row in
        (number: try row[0] as Int64, category: try row[1] as String)
      }
      guard !unasked.isEmpty else { continue }
      let chosen = unasked[dice.below(unasked.count)]
      try remove(chosen.number)
      if let category = QuizEngine.Category(rawValue: chosen.category) {
        try Shelf(db: db, language: language, difficulty: difficulty).remove(chosen.number, category)
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
  func look(with dice: inout SeededGenerator, passing isPassed: (Int64) throws -> Bool) throws -> Int64? {
    for _ in 0..<64 {
      guard let question = try pick(with: &dice) else { return nil }
      if try !isPassed(question) { return question }
    }
    let rest = try db.all(BankQuery.urnAll, [language.tag, difficulty.rawValue]) { try $0[0] as Int64 }
      .filter { try !isPassed($0) }
    return rest.isEmpty ? nil : rest[dice.below(rest.count)]
  }

  /// Takes a question out, wherever it lies; one that isn't there stays away.
  func remove(_ question: Int64) throws {
    guard let place = try db.first(BankQuery.urnPlace, [question], { try $0[0] as Int }) else { return }
    let end = try count - 1
    let last = try at(end)
    try db.run(BankQuery.urnTake, [question])
    if place < end { try db.run(BankQuery.urnMove, [place, last]) }
  }

  private func pick(with dice: inout SeededGenerator) throws -> Int64? {
    if let question = try pickOnce(with: &dice) { return question }
    // The urn is empty, or another draw took the last place between our two looks: behind the turn nobody does.
    try takeTurn()
    if try count == 0 { try fill() }
    return try pickOnce(with: &dice)
  }

  private func pickOnce(with dice: inout SeededGenerator) throws -> Int64? {
    let count = try count
    return count == 0 ? nil : try at(dice.below(count))
  }

  private func at(_ place: Int) throws -> Int64? {
    try db.first(BankQuery.urnAt, [language.tag, difficulty.rawValue, place]) { try $0[0] as Int64 }
  }

  /// - Parameter place: the first free one.
  func put(_ question: Int64, at place: Int) throws {
    try db.run(BankQuery.urnPut, [language.tag, difficulty.rawValue, place, question])
  }

  /// All others were drawn: now it's the shelf's turn, and after that everybody's again. Linear in their number.
  private func fill() throws {
    let shelf = Shelf(db: db, language: language, difficulty: difficulty)
    var questions = try shelf.clear()
    if questions.isEmpty { questions = try deal(onto: shelf) }
    for (place, question) in questions.enumerated() { try put(question, at: place) }
  }

  /// Puts one in ten of the whole bank back onto the shelf; the rest is returned.
  private func deal(onto shelf: Shelf) throws -> [Int64] {
    let all = try db.all(BankQuery.urnFill, [language.tag, difficulty.rawValue]) { row in
      (number: try row[0] as Int64, digest: BankDigest(bytes: try row[1]), category: try row[2] as String)
    }
    guard all.count >= Shelf.smallestBank else { return all.map(\.number) }
    for entry in all where entry.digest.isForPractice {
      guard let category = QuizEngine.Category(rawValue: entry.category) else {
        throw StoreError.damaged(detail: "question \(entry.number)")
      }
      try shelf.put(entry.number, category)
    }
    return all.filter { !$0.digest.isForPractice }.map(\.number)
  }
}
