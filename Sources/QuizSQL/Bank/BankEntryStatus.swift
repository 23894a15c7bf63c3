internal import QuizEngine
internal import QuizService

/// How a question of an import or a bank file compares with the stored bank.
enum BankEntryStatus {
  case new
  /// The bank has another version of the question, and no item uses that version, so it can be replaced.
  case outdated(Outdated)
  /// There is nothing to do.
  case resolved(BankEntryResult)

  struct Outdated {
    let number: Int64
    let difficulty: Difficulty
    let category: TriviaCategory
    /// The version that the bank should have instead.
    let correction: BankEntry

    /// Whether the corrected question belongs to the same pool, so that it can take the old one's position.
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

  /// The result to report for this question.
  var outcome: BankEntryResult {
    switch self {
    case .new: .added
    case .outdated: .changed
    case .resolved(let outcome): outcome
    }
  }
}

extension BankEntry {
  /// - Parameter question: has the same language, text and correct answer as the row.
  fileprivate init(known row: any SQLRow, as question: TriviaQuestion) throws {
    guard let difficulty = Difficulty(rawValue: try row["difficulty"]),
      let category = TriviaCategory(rawValue: try row["category"])
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

  /// A field that is empty in the file keeps its stored value, because many file formats don't have all fields.
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

  /// Whether both entries are equal apart from the order of the wrong answers, which players never see.
  fileprivate func hasSameContent(as other: BankEntry) -> Bool {
    let (one, two) = (question, other.question)
    return name == other.name && (one.category, one.difficulty) == (two.category, two.difficulty)
      && (one.explanation, one.source, one.licence) == (two.explanation, two.source, two.licence)
      && (one.distractors == two.distractors || one.distractors.sorted() == two.distractors.sorted())
  }
}
