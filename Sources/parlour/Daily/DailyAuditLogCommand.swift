import ArgumentParser
import QuizEngine
import QuizFormats
import QuizService

/// `parlour daily audit-log`
struct DailyAuditLogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit-log", abstract: "Show who corrected which question when, and why.")

  @OptionGroup var data: DataOptions

  func run() async throws {
    let entries = try await data.withAdmin { admin throws(AdminError) in try await admin.auditLog() }
    if entries.isEmpty { print("The audit log is empty.") }
    for entry in entries {
      let date = CalendarDate(of: entry.doneAt, offset: .zero).text
      let who = entry.operatorName?.text ?? "command line or deleted account"
      let what =
        entry.itemID.map { "\(entry.action.rawValue) \($0.number)  \(entry.subject.terminalSafe)" }
        ?? otherAction(entry)
      print("\(date)  \(who.terminalSafe)  \(what)")
      for change in entry.textChanges {
        if !change.former.isEmpty { print("  - \(change.former.terminalSafe)") }
        if !change.present.isEmpty { print("  + \(change.present.terminalSafe)") }
      }
      if !entry.reason.isEmpty { print("  \(entry.reason.terminalSafe)") }
    }
  }

  /// An action that is about no item of the schedule.
  private func otherAction(_ entry: AuditLogEntry) -> String {
    switch entry.action {
    case .undoImport: "undo import \(entry.subject.terminalSafe)"
    case .correctTexts: "\(entry.action.rawValue)  \(entry.subject.terminalSafe)"
    default: "clock reset"
    }
  }
}
