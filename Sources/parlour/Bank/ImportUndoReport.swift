import QuizFormats
import QuizService

/// What undoing an import did, or would do.
struct ImportUndoReport {
  let record: ImportRecord
  let result: ImportUndoResult
  let isDryRun: Bool
  /// Whether another import takes the place of this one, and has taken over some of its questions.
  let isReplaced: Bool

  /// Whether the import wrote more questions than the undo met: those of which only translations were changed.
  private var leavesTranslations: Bool {
    !isReplaced
      && record.added + record.changed > result.removed + result.restored + result.scheduled + result.changedSince
  }

  /// In one line.
  var text: String {
    var parts = ["\(result.removed.counted("question")) \(isDryRun ? "would be removed" : "removed")"]
    if result.restored > 0 { parts.append("\(result.restored.grouped) \(isDryRun ? "would be restored" : "restored")") }
    if result.scheduled > 0 { parts.append("\(result.scheduled.grouped) on the schedule or asked, which stay") }
    if result.changedSince > 0 { parts.append("\(result.changedSince.grouped) changed by a later import, which stay") }
    if leavesTranslations { parts.append("changed translations of questions that were asked stay") }
    return "Import \(record.id.number), \(record.file.terminalSafe): " + parts.joined(separator: ", ")
  }
}
