import QuizEngine
import QuizFormats
import QuizService

extension ImportReport {
  /// The report to read.
  func text(_ styler: ANSIStyler) -> String {
    var parts = files.map { $0.text(isDryRun, styler) }
    if files.count > 1 { parts.append(total(styler)) }
    if let undo { parts.append(undo.text) }
    if let unreplacedImport {
      parts.append(
        "Import \(unreplacedImport.number) stays: every file must have a question that can be used, and be read to its end."
      )
    }
    if isDryRun { parts.append("Nothing was written.") }
    return parts.joined(separator: "\n")
  }

  private func total(_ styler: ANSIStyler) -> String {
    var sum = FileImportReport(name: "\(files.count) files")
    for file in files {
      sum.added += file.added
      sum.changed += file.changed
      sum.unchanged += file.unchanged
      sum.skipped += file.skipped
      sum.rejected += file.rejected
      sum.unplayable += file.unplayable
    }
    return sum.summary(isDryRun, styler)
  }
}

extension FileImportReport {
  /// The most near-duplicates, and the most skipped questions, that the text lists.
  private static let listedDuplicates = 20

  fileprivate func text(_ isDryRun: Bool, _ styler: ANSIStyler) -> String {
    var lines: [String] = []
    if !diagnostics.isEmpty { lines.append(diagnostics.report(styler)) }
    lines += omittedDiagnostics.map { "and \($0.summary)" }
    lines += nearDuplicates.prefix(Self.listedDuplicates).map(line)
    if nearDuplicates.count > Self.listedDuplicates {
      lines.append("and \((nearDuplicateCount + conflictingKeyCount - Self.listedDuplicates).grouped) more")
    }
    lines += skips.prefix(Self.listedDuplicates).map(line)
    let unlisted = skipped + partlyChanged - Self.listedDuplicates
    if unlisted > 0 { lines.append("and \(unlisted.grouped) more that the bank has otherwise") }
    lines.append(summary(isDryRun, styler))
    if !assignments.isEmpty {
      let columns = assignments.map { "\($0.field) = “\($0.header.terminalSafe)”" }.joined(separator: ", ")
      lines.append("  columns: \(columns)")
    }
    if nearDuplicateCount > 0 { lines.append("  \(nearDuplicateCount.grouped) nearly the same as others, told above") }
    if conflictingKeyCount > 0 {
      lines.append("  \(conflictingKeyCount.grouped) the same as others, but with another right answer, told above")
    }
    if unlicensed > 0 {
      lines.append("  \(unlicensed.grouped) without a licence; --licence gives one to those that have none")
    }
    if unasked > 0 {
      let languages = gameLanguages.all.map(\.tag).joined(separator: ", ")
      lines.append(
        "  \(unasked.grouped) not asked until they have all languages that share the daily game: \(languages)")
    }
    if let importID, added + changed + transferred > 0 { lines.append(undoHint(importID)) }
    if isInterrupted { lines.append(stopped(isDryRun)) }
    return lines.joined(separator: "\n")
  }

  fileprivate func summary(_ isDryRun: Bool, _ styler: ANSIStyler) -> String {
    var parts = [styler.styled("\(added.grouped) \(isDryRun ? "would be added" : "added")", as: .success)]
    if changed > 0 {
      parts.append(styler.styled("\(changed.grouped) \(isDryRun ? "would be changed" : "changed")", as: .success))
    }
    parts.append("\(unchanged.grouped) there already")
    if skipped > 0 { parts.append(styler.styled("\(skipped.grouped) skipped", as: .error)) }
    parts.append(styler.styled("\(rejected.grouped) left out", as: rejected > 0 ? .error : .faint))
    if unplayable > 0 { parts.append("\(unplayable.grouped) of kinds that can’t be played") }
    return "\(name.terminalSafe)\(format.map { " (\($0.rawValue))" } ?? ""): " + parts.joined(separator: ", ")
  }

  private func line(_ duplicate: NearDuplicate) -> String {
    let what = duplicate.matchKind == .nearDuplicate ? "nearly the same as" : "another right answer than"
    return "\(duplicate.location.label(in: name).terminalSafe): \(what) \(duplicate.other.terminalSafe)"
  }

  /// Translations of questions that were asked are changed in their place, so an undo doesn't find the former ones.
  private func undoHint(_ importID: ImportID) -> String {
    let number = importID.number
    guard added + changed + transferred > translated else {
      return "  import \(number); it can’t be undone: all its questions were asked, and their new translations stay"
    }
    let exception =
      translated > 0 ? ", except the translations of \(translated.counted("question")) asked before" : ""
    return "  import \(number); “parlour bank undo \(number)” takes it back\(exception)"
  }

  private func line(_ skip: SkippedQuestion) -> String {
    let what =
      switch skip.reason {
      case .onlyTranslated: "only its translations are changed: it was asked, so its other texts stay"
      case .frozen: Self.skipped("on the schedule it is frozen; an operator can void it or change its key")
      case .retired: Self.skipped("it was voided")
      case .repeated: Self.skipped("an earlier file says so")
      }
    return "\(skip.location.label(in: name).terminalSafe): \(what)"
  }

  private static func skipped(_ reason: String) -> String { "skipped, the bank has it otherwise: \(reason)" }

  private func stopped(_ isDryRun: Bool) -> String {
    let position = lastLine > 0 ? "behind the question in line \(lastLine.grouped)" : "before its first question"
    return isDryRun
      ? "Stopped \(position). Nothing was written."
      : "Stopped \(position). What was added stays; run the same command again for the rest, nothing is doubled."
  }
}
