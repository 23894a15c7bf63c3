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
      && files.allSatisfy { $0.omitted == 0 && !$0.diagnostics.contains(where: \.isError) }
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

  /// So many twins are named.
  static let mostTwins = 1_000

  let name: String
  var format: BankFormat?
  var added = 0
  /// There already, now or once.
  var known = 0
  var omitted = 0
  var unplayable = 0
  var unlicensed = 0
  var twins: [Twin] = []
  var twinCount = 0
  var otherKeyCount = 0
  var diagnostics: [Diagnostic] = []
  var untold = 0
  /// Where the last question begins that is on disk.
  var lastLine = 0
  var isStopped = false

  init(name: String) { self.name = name }

  /// That were read, good or bad.
  var questions: Int { added + known + omitted + unplayable }

  mutating func count(_ batch: BankBatch) {
    omitted += batch.omitted
    unplayable += batch.unplayable
    unlicensed += batch.entries.count { $0.question.licence.isEmpty }
    diagnostics += batch.diagnostics
    untold += batch.untold
  }

  mutating func count(_ likeness: TwinIndex.Likeness, of other: String, at line: Int) {
    if likeness == .twin { twinCount += 1 } else { otherKeyCount += 1 }
    if twins.count < Self.mostTwins { twins.append(Twin(line: line, other: other, likeness: likeness)) }
  }
}
