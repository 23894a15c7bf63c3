internal import QuizEngine
internal import QuizService

/// How a question that is brought to the bank stands to what the bank has.
enum BankEntryStatus {
  case new
  /// The bank has it otherwise, and nobody was or will be asked it as it is.
  case outdated(Outdated)
  /// Nothing is to be done.
  case resolved(BankEntryResult)

  struct Outdated {
    let number: Int64
    let difficulty: Difficulty
    let category: QuizEngine.TriviaCategory
    /// What the bank should have instead.
    let correction: BankEntry

    /// Whether it is drawn from the same urn or lies on the same shelf afterwards.
    var keepsPool: Bool {
      (difficulty, category) == (correction.question.difficulty, correction.question.category)
    }
  }

  init(of entry: BankEntry, _ digest: QuestionDigest, in db: any SQLConnection) throws {
    let found = try db.first(BankQuery.currentVersion, [digest.bytes]) { row in
      (
        number: try row["id"] as Int64, isRetired: try row["retired_at"] as Int != 0,
        entry: try BankEntry(known: row, as: entry.question)
      )
    }
    guard let found else {
      self = .new
      return
    }
    let correction = entry.filled(from: found.entry)
    if correction.hasSameContent(as: found.entry) {
      self = .resolved(.unchanged)
    } else if found.isRetired {
      self = .resolved(.skipped(.retired))
    } else if try db.first(BankQuery.isScheduled, [found.number], { _ in true }) != nil {
      self = .resolved(.skipped(.frozen))
    } else {
      let question = found.entry.question
      self = .outdated(
        Outdated(
          number: found.number, difficulty: question.difficulty, category: question.category, correction: correction))
    }
  }

  /// What comes of it.
  var outcome: BankEntryResult {
    switch self {
    case .new: .added
    case .outdated: .changed
    case .resolved(let outcome): outcome
    }
  }
}

extension BankEntry {
  /// - Parameter question: with the same language, text and key.
  fileprivate init(known row: any SQLRow, as question: TriviaQuestion) throws {
    guard let difficulty = Difficulty(rawValue: try row["difficulty"]),
      let category = QuizEngine.TriviaCategory(rawValue: try row["category"])
    else {
      throw StoreError.damaged(detail: "question \(try row["id"] as Int64)")
    }
    self.init(
      question: try TriviaQuestion(
        language: question.language, category: category, difficulty: difficulty, text: question.text,
        key: question.key, distractors: JSONTextList.decode(row["distractors"]), explanation: row["explanation"],
        source: row["source"],
        licence: row["licence"]),
      name: try row["entry_name"])
  }

  /// What a file leaves empty stays as it is: many formats have no place for it.
  fileprivate func filled(from known: BankEntry) -> BankEntry {
    let (new, old) = (question, known.question)
    return BankEntry(
      question: TriviaQuestion(
        language: new.language, category: new.category, difficulty: new.difficulty, text: new.text, key: new.key,
        distractors: new.distractors, explanation: new.explanation.isEmpty ? old.explanation : new.explanation,
        source: new.source.isEmpty ? old.source : new.source,
        licence: new.licence.isEmpty ? old.licence : new.licence),
      name: name.isEmpty ? known.name : name)
  }

  /// Whether nothing is different but the order of the wrong answers, which nobody sees.
  fileprivate func hasSameContent(as other: BankEntry) -> Bool {
    let (one, two) = (question, other.question)
    return name == other.name && (one.category, one.difficulty) == (two.category, two.difficulty)
      && (one.explanation, one.source, one.licence) == (two.explanation, two.source, two.licence)
      && (one.distractors == two.distractors || one.distractors.sorted() == two.distractors.sorted())
  }
}
