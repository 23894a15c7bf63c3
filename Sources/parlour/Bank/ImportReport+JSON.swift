import Foundation
import QuizFormats
import QuizService

extension ImportReport {
  /// The report for other programs.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(ReportJSON(self))
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

private struct ReportJSON: Encodable {
  struct File: Encodable {
    let file: String
    let format: String?
    let importNumber: Int64?
    let added, changed, known, skipped, omitted, unplayable, withoutLicence, nearDuplicates, otherKeys: Int
    let duplicates: [Twin]
    let skips: [Skip]
    let findings: [Finding]
    let untold: Int
    let untoldKinds: [Untold]
    let stoppedBehindLine: Int?
  }

  struct Twin: Encodable {
    let line: Int
    let other: String
    let hasOtherKey: Bool
  }

  struct Skip: Encodable {
    let line: Int
    let reason: String
  }

  struct Untold: Encodable {
    let id, severity: String
    let count: Int
    let lines: [Int]
  }

  struct Finding: Encodable {
    let file, id, severity, message, why, help: String
    let line, column: Int
    let suggestion: String?
  }

  let dryRun: Bool
  let stopped: Bool
  let added, changed, known, skipped, omitted, unplayable: Int
  let files: [File]

  init(_ report: ImportReport) {
    dryRun = report.isDry
    stopped = report.signal != nil
    added = report.files.reduce(0) { $0 + $1.added }
    changed = report.files.reduce(0) { $0 + $1.changed }
    known = report.files.reduce(0) { $0 + $1.known }
    skipped = report.files.reduce(0) { $0 + $1.skipped }
    omitted = report.files.reduce(0) { $0 + $1.omitted }
    unplayable = report.files.reduce(0) { $0 + $1.unplayable }
    files = report.files.map(File.init)
  }
}

extension ReportJSON.File {
  fileprivate init(_ file: ImportedFile) {
    self.init(
      file: file.name, format: file.format?.rawValue, importNumber: file.batch?.number, added: file.added,
      changed: file.changed, known: file.known,
      skipped: file.skipped, omitted: file.omitted, unplayable: file.unplayable, withoutLicence: file.unlicensed,
      nearDuplicates: file.twinCount, otherKeys: file.otherKeyCount,
      duplicates: file.twins.map { .init(line: $0.line, other: $0.other, hasOtherKey: $0.likeness == .otherKey) },
      skips: file.skips.map { .init(line: $0.line, reason: $0.reason.rawValue) },
      findings: file.diagnostics.map { finding in
        .init(
          file: finding.file, id: finding.id, severity: finding.severity.rawValue, message: finding.message,
          why: finding.why,
          help: finding.help, line: finding.line, column: finding.column, suggestion: finding.suggestion)
      },
      untold: file.untold.reduce(0) { $0 + $1.count },
      untoldKinds: file.untold.map {
        .init(id: $0.id, severity: $0.severity.rawValue, count: $0.count, lines: $0.lines)
      }, stoppedBehindLine: file.isStopped ? file.lastLine : nil)
  }
}
