import QuizFormats
import QuizService

extension ImportReport {
  /// What an operator reads.
  func text(_ inks: Inks) -> String {
    var parts = files.map { $0.text(isDry, inks) }
    if files.count > 1 { parts.append(total(inks)) }
    if isDry { parts.append("Nothing was written.") }
    return parts.joined(separator: "\n")
  }

  private func total(_ inks: Inks) -> String {
    var sum = ImportedFile(name: "\(files.count) files")
    for file in files {
      sum.added += file.added
      sum.changed += file.changed
      sum.known += file.known
      sum.skipped += file.skipped
      sum.omitted += file.omitted
      sum.unplayable += file.unplayable
    }
    return sum.counts(isDry, inks)
  }
}

extension ImportedFile {
  /// So many twins are named to a reader, and so many skipped questions.
  private static let shownTwins = 20

  fileprivate func text(_ isDry: Bool, _ inks: Inks) -> String {
    var lines: [String] = []
    if !diagnostics.isEmpty { lines.append(diagnostics.report(inks)) }
    lines += untold.map { "and \($0.words)" }
    lines += twins.prefix(Self.shownTwins).map(words)
    if twins.count > Self.shownTwins {
      lines.append("and \((twinCount + otherKeyCount - Self.shownTwins).grouped) more")
    }
    lines += skips.prefix(Self.shownTwins).map(words)
    if skipped > Self.shownTwins { lines.append("and \((skipped - Self.shownTwins).grouped) more skipped") }
    lines.append(counts(isDry, inks))
    if twinCount > 0 { lines.append("  \(twinCount.grouped) nearly the same as others, told above") }
    if otherKeyCount > 0 {
      lines.append("  \(otherKeyCount.grouped) the same as others, but with another right answer, told above")
    }
    if unlicensed > 0 {
      lines.append("  \(unlicensed.grouped) without a licence; --licence gives one to those that have none")
    }
    if let batch, added + changed > 0 {
      lines.append("  import \(batch.number); “parlour bank undo \(batch.number)” takes it back")
    }
    if isStopped { lines.append(stopped(isDry)) }
    return lines.joined(separator: "\n")
  }

  fileprivate func counts(_ isDry: Bool, _ inks: Inks) -> String {
    var parts = [inks.paint("\(added.grouped) \(isDry ? "would be added" : "added")", .good)]
    if changed > 0 { parts.append(inks.paint("\(changed.grouped) \(isDry ? "would be changed" : "changed")", .good)) }
    parts.append("\(known.grouped) there already")
    if skipped > 0 { parts.append(inks.paint("\(skipped.grouped) skipped", .error)) }
    parts.append(inks.paint("\(omitted.grouped) left out", omitted > 0 ? .error : .faint))
    if unplayable > 0 { parts.append("\(unplayable.grouped) of kinds that can’t be played") }
    return "\(name.terminalLine)\(format.map { " (\($0.rawValue))" } ?? ""): " + parts.joined(separator: ", ")
  }

  private func words(_ twin: Twin) -> String {
    let what = twin.likeness == .twin ? "nearly the same as" : "another right answer than"
    return "\(name.terminalLine):\(twin.line): \(what) \(twin.other.terminalLine)"
  }

  private func words(_ skip: Skip) -> String {
    let why =
      switch skip.reason {
      case .frozen: "on the schedule it is frozen; an operator can void it or change its key at the desk"
      case .retired: "it was taken out at the desk"
      case .repeated: "an earlier file says so"
      }
    return "\(name.terminalLine):\(skip.line): skipped, the bank has it otherwise: \(why)"
  }

  private func stopped(_ isDry: Bool) -> String {
    let place = lastLine > 0 ? "behind the question in line \(lastLine.grouped)" : "before its first question"
    return isDry
      ? "Stopped \(place). Nothing was written."
      : "Stopped \(place). What was added stays; run the same command again for the rest, nothing is doubled."
  }
}
