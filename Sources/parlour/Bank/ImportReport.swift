import QuizEngine
import QuizFormats
import QuizService
import StoreStatus

/// The result of an import.
struct ImportReport {
  let isDryRun: Bool
  var files: [FileImportReport] = []
  /// The undo of `--replace`; nil if the import wasn't completed.
  var undo: ImportUndoReport?
  /// The import that `--replace` names and that stays, because a file has no usable question.
  var unreplacedImport: ImportID?
  /// The signal that interrupted it; nil if none did.
  var signal: Int32?
  /// The store's error that ended it; nil if it didn't fail.
  var failure: StoreError?

  init(isDryRun: Bool) { self.isDryRun = isDryRun }

  /// Whether all questions of the files are in the bank now as they are there, or would be.
  var isComplete: Bool {
    signal == nil && failure == nil && unreplacedImport == nil
      && files.allSatisfy {
        $0.rejected + $0.skipped + $0.partlyChanged == 0 && !$0.diagnostics.contains(where: \.isError)
      }
  }
}
