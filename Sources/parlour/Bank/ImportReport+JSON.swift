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

private struct ImportReportJSON: Encodable {
  struct File: Encodable {
    let file: String
    let format: String?
    let importNumber: Int64?
    let added, changed, known, skipped, omitted, unplayable, withoutLicence, nearDuplicates, otherKeys: Int
    let duplicates: [NearDuplicate]
    let skips: [SkippedQuestion]
    let findings: [DiagnosticJSON]
    let untold: Int
    let untoldKinds: [OmittedDiagnostics]
    let stoppedBehindLine: Int?
  }

  struct NearDuplicate: Encodable {
    let line: Int
    let other: String
    let hasOtherKey: Bool
  }

  struct SkippedQuestion: Encodable {
    let line: Int
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
  }

  let dryRun: Bool
  let stopped: Bool
  let added, changed, known, skipped, omitted, unplayable: Int
  let files: [File]

  init(_ report: ImportReport) {
    dryRun = report.isDryRun
    stopped = report.signal != nil
    added = report.files.reduce(0) { $0 + $1.added }
    changed = report.files.reduce(0) { $0 + $1.changed }
    known = report.files.reduce(0) { $0 + $1.unchanged }
    skipped = report.files.reduce(0) { $0 + $1.skipped }
    omitted = report.files.reduce(0) { $0 + $1.rejected }
    unplayable = report.files.reduce(0) { $0 + $1.unplayable }
    files = report.files.map(File.init)
  }
}

extension ImportReportJSON.File {
  fileprivate init(_ file: FileImportReport) {
    self.init(
      file: file.name, format: file.format?.rawValue, importNumber: file.importNumber?.number, added: file.added,
      changed: file.changed, known: file.unchanged,
      skipped: file.skipped, omitted: file.rejected, unplayable: file.unplayable, withoutLicence: file.unlicensed,
      nearDuplicates: file.nearDuplicateCount, otherKeys: file.conflictingKeyCount,
      duplicates: file.nearDuplicates.map {
        .init(line: $0.line, other: $0.other, hasOtherKey: $0.matchKind == .conflictingKey)
      },
      skips: file.skips.map { .init(line: $0.line, reason: $0.reason.rawValue) },
      findings: file.diagnostics.map { finding in
        .init(
          file: finding.file, id: finding.ruleID, severity: finding.severity.rawValue, message: finding.message,
          why: finding.why,
          help: finding.help, line: finding.line, column: finding.column, suggestion: finding.suggestion)
      },
      untold: file.omittedDiagnostics.reduce(0) { $0 + $1.count },
      untoldKinds: file.omittedDiagnostics.map {
        .init(id: $0.ruleID, severity: $0.severity.rawValue, count: $0.count, lines: $0.lines)
      }, stoppedBehindLine: file.isInterrupted ? file.lastLine : nil)
  }
}
