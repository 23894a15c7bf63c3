internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// How a question of an import or a bank file compares with the stored bank.
enum BankEntryStatus {
  case new
  /// The bank has another version of the question, and no item uses that version, so it can be replaced.
  case outdated(Outdated)
  /// The question was asked, so it stays as it is, except for the translations that the entry adds or corrects.
  case translated(Translated)
  /// There is nothing to do.
  case resolved(BankEntryResult)

  struct Translated {
    let number: Int64
    /// Those that the entry adds or corrects.
    let translations: [TriviaTexts]
    /// Whether the entry has other data too that the bank doesn't take over.
    let hasOtherChanges: Bool
  }

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

  init(of entry: BankEntry, _ digest: QuestionDigest, in db: some SQLReader) throws {
    func known(_ row: SQLRow) throws -> (number: Int64, isRetired: Bool, entry: BankEntry) {
      (
        number: try row["id"], isRetired: try row["retired_at"] as Int != 0,
        entry: try BankEntry(known: row, as: entry.question)
      )
    }
    let current = try db.first(BankStatement.currentVersion, [digest], known)
    guard var found = try current ?? db.first(BankStatement.aliasedQuestion, [digest], known) else {
      self = .new
      return
    }
    let translations = TranslationRows(db: db)
    let texts = try translations.all(of: found.number)
    let ownTexts = texts.first { $0.language == entry.question.language }
    let present = found.entry.reworded(by: ownTexts).with(translations: texts)
    found.entry = found.entry.with(translations: texts)
    if current == nil {
      // An operator corrected the question's own texts to those of the entry, or to others since.
      guard QuestionDigest(present.question).bytes == digest.bytes else {
        self = .resolved(found.isRetired ? .skipped(.retired) : .skipped(.frozen))
        return
      }
      found.entry = present
    } else if ownTexts != nil, entry.isVersion(of: present, ratherThan: found.entry) {
      found.entry = present
    }
    var correction = entry.filled(from: found.entry)
    if correction.question.translations != found.entry.question.translations {
      // A file that has texts that an operator corrected doesn't bring them back.
      correction = entry.filled(from: found.entry, except: try translations.replacedByOperators(of: found.number))
    }
    if correction.hasSameContent(as: found.entry) {
      self = .resolved(.unchanged)
    } else if found.isRetired {
      self = .resolved(.skipped(.retired))
    } else if try db.exists(BankStatement.isScheduled, [found.number]) {
      let translations = correction.newTranslations(comparedWith: found.entry)
      self =
        translations.isEmpty
        ? .resolved(.skipped(.frozen))
        : .translated(
          Translated(
            number: found.number, translations: translations,
            hasOtherChanges: !correction.hasSameData(as: found.entry)))
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
    case .translated(let found): found.hasOtherChanges ? .partlyChanged : .translated
    case .resolved(let outcome): outcome
    }
  }
}

extension BankEntry {
  /// - Parameter question: has the same language, text and correct answer as the row.
  fileprivate init(known row: SQLRow, as question: TriviaQuestion) throws {
    guard let difficulty = Difficulty(rawValue: try row["difficulty"]),
      let category = TriviaCategory(rawValue: try row["category"])
    else {
      throw StoreError.damaged(detail: "question \(try row["id"] as Int64)")
    }
    self.init(
      question: try TriviaQuestion(
        language: question.language, category: category, difficulty: difficulty, text: question.text,
        correctAnswer: question.correctAnswer, distractors: JSONTextList.decode(row["distractors"]),
        explanation: row["explanation"], source: row["source"], licence: row["licence"]),
      name: try row["entry_name"])
  }

  fileprivate func reworded(by texts: TriviaTexts?) -> BankEntry {
    BankEntry(question: question.reworded(by: texts), name: name)
  }

  fileprivate func with(translations: [TriviaTexts]) -> BankEntry {
    BankEntry(question: question.with(translations: translations), name: name)
  }

  /// Whether the entry's own texts are the present ones of a question rather than the original ones, as far as they
  /// differ.
  fileprivate func isVersion(of present: BankEntry, ratherThan original: BankEntry) -> Bool {
    let isPresent = question.ordered(like: present.question.distractors) != nil
    let isOriginal = question.ordered(like: original.question.distractors) != nil
    return isPresent && (!isOriginal || !filled(from: original).hasSameData(as: original))
  }

  /// A field that is empty in the file keeps its stored value, because many file formats don't have all fields. With
  /// the same wrong answers, these keep their order, and languages that the file doesn't have keep their translations.
  ///
  /// - Parameter former: translations in whose place the present ones stay.
  fileprivate func filled(from known: BankEntry, except former: [TriviaTexts] = []) -> BankEntry {
    let old = known.question
    let new = question.ordered(like: old.distractors) ?? question
    let filled = TriviaQuestion(
      language: new.language, category: new.category, difficulty: new.difficulty, text: new.text,
      correctAnswer: new.correctAnswer,
      distractors: new.distractors, explanation: new.explanation.isEmpty ? old.explanation : new.explanation,
      source: new.source.isEmpty ? old.source : new.source, licence: new.licence.isEmpty ? old.licence : new.licence)
    let own = new.translations.map { texts in
      let present = old.translations.first { $0.language == texts.language }
      if let present, former.contains(where: { texts.isSame(as: $0) }) { return present }
      return TriviaTexts(
        language: texts.language, text: texts.text, correctAnswer: texts.correctAnswer, distractors: texts.distractors,
        explanation: texts.explanation.isEmpty ? present?.explanation ?? "" : texts.explanation,
        source: texts.source.isEmpty ? present?.source ?? "" : texts.source)
    }
    let others = old.translations.filter { other in
      new.distractors == old.distractors && !own.contains { $0.language == other.language }
    }
    return BankEntry(question: filled.with(translations: own + others), name: name.isEmpty ? known.name : name)
  }

  /// The translations that a filled entry adds to a stored question or corrects. With other wrong answers than the
  /// stored ones there are none, since translations of answers belong to the stored answers by their order.
  fileprivate func newTranslations(comparedWith other: BankEntry) -> [TriviaTexts] {
    guard question.distractors == other.question.distractors else { return [] }
    return question.translations.filter { !other.question.translations.contains($0) }
  }

  /// Whether a filled entry and a stored one are equal. The order of the wrong answers is the same then, if these are.
  fileprivate func hasSameContent(as other: BankEntry) -> Bool {
    hasSameData(as: other) && question.translations == other.question.translations
  }

  /// Whether they are equal, but for translations.
  fileprivate func hasSameData(as other: BankEntry) -> Bool {
    let one = question
    let two = other.question
    return name == other.name && (one.category, one.difficulty) == (two.category, two.difficulty)
      && (one.explanation, one.source, one.licence) == (two.explanation, two.source, two.licence)
      && one.distractors == two.distractors
  }
}

extension TriviaTexts {
  /// Whether a file's texts are these. A file may lack explanation and source.
  fileprivate func isSame(as other: TriviaTexts) -> Bool {
    (language, text) == (other.language, other.text) && answers == other.answers
      && (explanation.isEmpty || explanation == other.explanation) && (source.isEmpty || source == other.source)
  }
}
