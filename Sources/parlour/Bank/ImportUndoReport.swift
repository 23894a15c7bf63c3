import QuizFormats
import QuizService

/// What taking an import back did, or would do.
struct ImportUndoReport {
  let record: ImportRecord
  let result: ImportUndoResult
  let isDryRun: Bool

  /// In one line.
  var text: String {
    var parts = ["\(result.removed.counted("question")) \(isDryRun ? "would go" : "gone")"]
    if result.restored > 0 { parts.append("\(result.restored.grouped) \(isDryRun ? "would be " : "")again as before") }
    if result.scheduled > 0 { parts.append("\(result.scheduled.grouped) on the schedule or asked, which stay") }
    if result.changedSince > 0 { parts.append("\(result.changedSince.grouped) changed by a later import, which stay") }
    return "Import \(record.id.number), \(record.file.terminalSafe): " + parts.joined(separator: ", ")
  }
}
