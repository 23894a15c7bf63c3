import QuizEngine
import QuizFormats
import QuizService

/// What came of an import.
struct ImportReport {
  let isDryRun: Bool
  var files: [FileImportReport] = []
  /// That ended it before its time.
  var signal: Int32?
  /// That ended it, too.
  var failure: StoreError?

  init(isDry: Bool) { self.isDryRun = isDry }

  /// Whether everything that the files hold is in the bank now, or would be.
  var isComplete: Bool {
    signal == nil && failure == nil
      && files.allSatisfy { $0.rejected == 0 && $0.skipped == 0 && !$0.diagnostics.contains(where: \.isError) }
  }
}

/// What came of one file.
struct FileImportReport {
  /// A question that is like another one.
  struct NearDuplicate {
    let line: Int
    let other: String
    let matchKind: NearDuplicateIndex.MatchKind
  }

  /// A question that the bank has otherwise, where that stays so.
  struct SkippedQuestion {
    let line: Int
    let reason: SkipReason
  }

  /// So many twins are named, and so many skipped questions.
  static let maximumListed = 1_000

  let name: String
  var format: BankFormat?
  /// By which the import can be undone; nil for a dry run.
  var importNumber: ImportID?
  var added = 0
  /// There before, with another explanation or the like.
  var changed = 0
  /// There already, now or once.
  var unchanged = 0
  /// There already otherwise, and left so.
  var skipped = 0
  var skips: [SkippedQuestion] = []
  var rejected = 0
  var unplayable = 0
  var unlicensed = 0
  var nearDuplicates: [NearDuplicate] = []
  var nearDuplicateCount = 0
  var conflictingKeyCount = 0
  var diagnostics: [Diagnostic] = []
  /// What there are more of than the diagnostics tell.
  var omittedDiagnostics: [OmittedDiagnostics] = []
  /// Where the last question begins that is on disk.
  var lastLine = 0
  var isInterrupted = false

  init(name: String) { self.name = name }

  /// That were read, good or bad.
  var questions: Int { added + changed + unchanged + skipped + rejected + unplayable }

  mutating func count(_ batch: BankBatch) {
    rejected += batch.omitted
    unplayable += batch.unplayable
    unlicensed += batch.entries.count { $0.question.licence.isEmpty }
    diagnostics += batch.diagnostics
  }

  mutating func count(_ outcome: BankEntryResult, at line: Int) {
    switch outcome {
    case .added: added += 1
    case .unchanged: unchanged += 1
    case .changed: changed += 1
    case .skipped(.frozen): skip(.frozen, at: line)
    case .skipped(.retired): skip(.retired, at: line)
    }
  }

  mutating func skip(_ reason: SkipReason, at line: Int) {
    skipped += 1
    if skips.count < Self.maximumListed { skips.append(SkippedQuestion(line: line, reason: reason)) }
  }

  mutating func count(_ likeness: NearDuplicateIndex.MatchKind, of other: String, at line: Int) {
    if likeness == .nearDuplicate { nearDuplicateCount += 1 } else { conflictingKeyCount += 1 }
    if nearDuplicates.count < Self.maximumListed {
      nearDuplicates.append(NearDuplicate(line: line, other: other, matchKind: likeness))
    }
  }
}

/// Why the bank doesn't take what a row says about a question that it has otherwise.
enum SkipReason: String {
  /// It was asked, or stands on the schedule.
  case frozen
  /// It was taken out at the desk.
  case retired
  /// An earlier file of the same import says something else about it.
  case repeated
}
