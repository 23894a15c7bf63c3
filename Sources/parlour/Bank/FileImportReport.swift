import QuizEngine
import QuizFormats
import QuizService

/// The result of importing one file.
struct FileImportReport {
  /// A question that is nearly the same as another one.
  struct NearDuplicate {
    let location: QuestionLocation
    let other: String
    let matchKind: NearDuplicateIndex.MatchKind
  }

  /// A question that the bank has with other content, of which all or some stays.
  struct SkippedQuestion {
    let location: QuestionLocation
    let reason: SkipReason
  }

  /// The most near-duplicates, and the most skipped questions, that are listed.
  static let maxListed = 1_000

  let name: String
  var format: BankFormat?
  /// The number for `bank undo`; nil for a dry run.
  var importID: ImportID?
  var added = 0
  /// Questions that were there with the same content, in the import that this one replaces. They are also
  /// ``unchanged``.
  var transferred = 0
  /// Questions that were there with other content, and were changed.
  var changed = 0
  /// The changed questions that were asked, so that only translations were changed. An undo leaves them so.
  var translated = 0
  /// The ``translated`` questions for which the file has other data too.
  var partlyChanged = 0
  /// Questions that were there with the same content.
  var unchanged = 0
  /// Questions that are there with other content, and must stay so.
  var skipped = 0
  var skips: [SkippedQuestion] = []
  var rejected = 0
  var unplayable = 0
  var unlicensed = 0
  /// New questions that lack a language of the game that their language shares, so that they aren't asked.
  var unasked = 0
  var nearDuplicates: [NearDuplicate] = []
  var nearDuplicateCount = 0
  var conflictingKeyCount = 0
  /// Which fields a table's columns hold.
  var assignments: [ColumnAssignment] = []
  var diagnostics: [Diagnostic] = []
  /// Counts of the diagnostics beyond the limit.
  var omittedDiagnostics: [OmittedDiagnostics] = []
  /// The line of the last committed question.
  var lastLine = 0
  var isInterrupted = false
  /// Whether the system failed to read the file to its end.
  var isUnreadable = false
  /// In a dry run of a replacement, the questions of the replaced import that the file has too.
  var transferable: Set<BankQuestionID> = []

  /// The languages that share the daily game.
  let gameLanguages: GameLanguages

  init(name: String, gameLanguages: GameLanguages = GameLanguages()) {
    self.name = name
    self.gameLanguages = gameLanguages
  }

  /// All questions that were read, valid or not.
  var questions: Int { added + changed + unchanged + skipped + rejected + unplayable }

  /// The questions without mistakes.
  var usable: Int { added + changed + unchanged + skipped }

  mutating func add(_ batch: BankBatch) {
    rejected += batch.omitted
    unplayable += batch.unplayable
    unlicensed += batch.entries.count { $0.question.licence.isEmpty }
    diagnostics += batch.diagnostics
  }

  mutating func add(_ outcome: BankEntryResult, at location: QuestionLocation) {
    switch outcome {
    case .added: added += 1
    case .unchanged: unchanged += 1
    case .transferred:
      unchanged += 1
      transferred += 1
    case .changed: changed += 1
    case .translated:
      changed += 1
      translated += 1
    case .partlyChanged:
      changed += 1
      translated += 1
      partlyChanged += 1
      list(.onlyTranslated, at: location)
    case .skipped(.frozen): skip(.frozen, at: location)
    case .skipped(.retired): skip(.retired, at: location)
    }
  }

  mutating func skip(_ reason: SkipReason, at location: QuestionLocation) {
    skipped += 1
    list(reason, at: location)
  }

  private mutating func list(_ reason: SkipReason, at location: QuestionLocation) {
    if skips.count < Self.maxListed { skips.append(SkippedQuestion(location: location, reason: reason)) }
  }

  mutating func addNearDuplicate(
    _ matchKind: NearDuplicateIndex.MatchKind, of other: String, at location: QuestionLocation
  ) {
    if matchKind == .nearDuplicate { nearDuplicateCount += 1 } else { conflictingKeyCount += 1 }
    if nearDuplicates.count < Self.maxListed {
      nearDuplicates.append(NearDuplicate(location: location, other: other, matchKind: matchKind))
    }
  }
}

/// Why content of a question that the bank has otherwise isn't changed.
enum SkipReason: String {
  /// It was asked, or is on the schedule.
  case frozen
  /// As ``frozen``, but its translations were changed.
  case onlyTranslated = "translated"
  /// It was voided.
  case retired
  /// An earlier file of the same import has it with other content.
  case repeated
}
