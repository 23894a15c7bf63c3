import QuizEngine
import QuizFormats
import QuizService

/// What came of an import.
struct ImportReport {
  let isDry: Bool
  var files: [ImportedFile] = []
  /// That ended it before its time.
  var signal: Int32?
  /// That ended it, too.
  var failure: StoreError?

  init(isDry: Bool) { self.isDry = isDry }

  /// Whether everything that the files hold is in the bank now, or would be.
  var isComplete: Bool {
    signal == nil && failure == nil
      && files.allSatisfy { $0.omitted == 0 && $0.skipped == 0 && !$0.diagnostics.contains(where: \.isError) }
  }
}

/// What came of one file.
struct ImportedFile {
  /// A question that is like another one.
  struct Twin {
    let line: Int
    let other: String
    let likeness: TwinIndex.Likeness
  }

  /// A question that the bank has otherwise, where that stays so.
  struct Skip {
    let line: Int
    let reason: SkipReason
  }

  /// So many twins are named, and so many skipped questions.
  static let mostTwins = 1_000

  let name: String
  var format: BankFormat?
  /// By which the import can be undone; nil for a dry run.
  var batch: ImportNumber?
  var added = 0
  /// There before, with another explanation or the like.
  var changed = 0
  /// There already, now or once.
  var known = 0
  /// There already otherwise, and left so.
  var skipped = 0
  var skips: [Skip] = []
  var omitted = 0
  var unplayable = 0
  var unlicensed = 0
  var twins: [Twin] = []
  var twinCount = 0
  var otherKeyCount = 0
  var diagnostics: [Diagnostic] = []
  /// What there are more of than the diagnostics tell.
  var untold: [UntoldFindings] = []
  /// Where the last question begins that is on disk.
  var lastLine = 0
  var isStopped = false

  init(name: String) { self.name = name }

  /// That were read, good or bad.
  var questions: Int { added + changed + known + skipped + omitted + unplayable }

  mutating func count(_ batch: BankBatch) {
    omitted += batch.omitted
    unplayable += batch.unplayable
    unlicensed += batch.entries.count { $0.question.licence.isEmpty }
    diagnostics += batch.diagnostics
  }

  mutating func count(_ outcome: BankOutcome, at line: Int) {
    switch outcome {
    case .added: added += 1
    case .known: known += 1
    case .changed: changed += 1
    case .kept(.frozen): skip(.frozen, at: line)
    case .kept(.retired): skip(.retired, at: line)
    }
  }

  mutating func skip(_ reason: SkipReason, at line: Int) {
    skipped += 1
    if skips.count < Self.mostTwins { skips.append(Skip(line: line, reason: reason)) }
  }

  mutating func count(_ likeness: TwinIndex.Likeness, of other: String, at line: Int) {
    if likeness == .twin { twinCount += 1 } else { otherKeyCount += 1 }
    if twins.count < Self.mostTwins { twins.append(Twin(line: line, other: other, likeness: likeness)) }
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
