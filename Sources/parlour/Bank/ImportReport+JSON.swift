import Foundation
import QuizFormats
import QuizService

extension ImportReport {
  /// The report for other programs.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(ImportReportJSON(self))
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// Version 0.6 had other names for some keys. They stay beside the new ones until version 0.8, so that scripts go on
/// working: a missing key is no error in most of them, only a wrong number.
private struct ImportReportJSON: Encodable {
  struct File: Encodable {
    let file: String
    let format: String?
    let importNumber: Int64?
    let added, changed, unchanged, skipped, rejected, unplayable, withoutLicence, notAsked, nearDuplicates,
      conflictingKeys: Int
    let columns: [Column]
    let duplicates: [NearDuplicate]
    let skips: [SkippedQuestion]
    let diagnostics: [DiagnosticJSON]
    let omittedDiagnosticCount: Int
    let omittedDiagnostics: [OmittedDiagnostics]
    let stoppedAfterLine: Int?

    // Old names.
    let known, omitted, otherKeys, untold: Int
    let findings: [DiagnosticJSON]
    let untoldKinds: [OmittedDiagnostics]
    let stoppedBehindLine: Int?
  }

  struct Column: Encodable {
    let header, field: String
  }

  struct NearDuplicate: Encodable {
    let line: Int
    let innerFile: String?
    let question: String?
    let other: String
    let hasConflictingKey: Bool
    /// Old name.
    let hasOtherKey: Bool
  }

  /// The import that `--replace` replaced.
  struct Undo: Encodable {
    let importNumber: Int64
    let file: String
    let removed, restored, scheduled, changedSince: Int
  }

  struct SkippedQuestion: Encodable {
    let line: Int
    let innerFile: String?
    let question: String?
    let reason: String
  }

  struct OmittedDiagnostics: Encodable {
    let id, severity: String
    let count: Int
    let lines: [Int]
  }

  struct DiagnosticJSON: Encodable {
    let file, id, severity, message, why, help: String
    let line, column: Int
    let suggestion: String?
    let path: DocumentPathJSON?
  }

  let dryRun: Bool
  let isInterrupted: Bool
  let undo: Undo?
  let added, changed, unchanged, skipped, rejected, unplayable: Int
  let files: [File]

  // Old names.
  let stopped: Bool
  let known, omitted: Int

  init(_ report: ImportReport) {
    dryRun = report.isDryRun
    isInterrupted = report.signal != nil
    undo = report.undo.map {
      Undo(
        importNumber: $0.record.id.number, file: $0.record.file, removed: $0.result.removed,
        restored: $0.result.restored, scheduled: $0.result.scheduled, changedSince: $0.result.changedSince)
    }
    added = report.files.reduce(0) { $0 + $1.added }
    changed = report.files.reduce(0) { $0 + $1.changed }
    unchanged = report.files.reduce(0) { $0 + $1.unchanged }
    skipped = report.files.reduce(0) { $0 + $1.skipped }
    rejected = report.files.reduce(0) { $0 + $1.rejected }
    unplayable = report.files.reduce(0) { $0 + $1.unplayable }
    files = report.files.map(File.init)
    stopped = isInterrupted
    known = unchanged
    omitted = rejected
  }
}

extension ImportReportJSON.File {
  fileprivate init(_ file: FileImportReport) {
    self.file = file.name
    format = file.format?.rawValue
    importNumber = file.importID?.number
    added = file.added
    changed = file.changed
    unchanged = file.unchanged
    skipped = file.skipped
    rejected = file.rejected
    unplayable = file.unplayable
    withoutLicence = file.unlicensed
    notAsked = file.unasked
    nearDuplicates = file.nearDuplicateCount
    conflictingKeys = file.conflictingKeyCount
    columns = file.assignments.map { .init(header: $0.header, field: $0.field) }
    duplicates = file.nearDuplicates.map {
      let isConflict = $0.matchKind == .conflictingKey
      return .init(
        line: $0.location.line, innerFile: $0.location.innerFile, question: $0.location.question, other: $0.other,
        hasConflictingKey: isConflict, hasOtherKey: isConflict)
    }
    skips = file.skips.map {
      .init(
        line: $0.location.line, innerFile: $0.location.innerFile, question: $0.location.question,
        reason: $0.reason.rawValue)
    }
    diagnostics = file.diagnostics.map {
      .init(
        file: $0.file, id: $0.ruleID, severity: $0.severity.rawValue, message: $0.message, why: $0.why, help: $0.help,
        line: $0.line, column: $0.column, suggestion: $0.suggestion, path: $0.path.map(DocumentPathJSON.init))
    }
    omittedDiagnosticCount = file.omittedDiagnostics.reduce(0) { $0 + $1.count }
    omittedDiagnostics = file.omittedDiagnostics.map {
      .init(id: $0.ruleID, severity: $0.severity.rawValue, count: $0.count, lines: $0.lines)
    }
    stoppedAfterLine = file.isInterrupted ? file.lastLine : nil

    known = unchanged
    omitted = rejected
    otherKeys = conflictingKeys
    untold = omittedDiagnosticCount
    findings = diagnostics
    untoldKinds = omittedDiagnostics
    stoppedBehindLine = stoppedAfterLine
  }
}
