/// Collects the rules' violations, and removes those that the files accept.
struct BankDiagnostics {
  /// The maximal number of diagnostics per file.
  private static let limit = 1_000

  private let bank: BankCheckInput
  private let files: [(name: String, result: BankReadResult, source: SourceText)]
  private var diagnostics: [Diagnostics]
  /// The ids that files and questions accept and that no violation has used.
  private var unusedFileAcceptances: [Set<String>]
  private var unusedQuestionAcceptances: [Set<String>]
  private var accepted = 0

  init(bank: BankCheckInput, files: [(name: String, result: BankReadResult, source: SourceText)]) {
    self.bank = bank
    self.files = files
    diagnostics = files.map { Diagnostics(source: $0.source, limit: Self.limit) }
    unusedFileAcceptances = files.map { Set($0.result.accepted.keys) }
    unusedQuestionAcceptances = bank.primaryEntries.map { Set($0.accepted.keys) }
  }

  mutating func add(_ violation: BankRuleViolation) {
    if consumeAcceptance(of: violation) {
      accepted += 1
    } else if violation.isAboutBank {
      diagnostics[bank.entries[violation.entryIndex].fileIndex].add(violation.rule)
    } else {
      add(violation.rule, in: violation.entryIndex, matching: violation.text)
    }
  }

  private mutating func add(_ rule: some DiagnosticRule, in entry: Int, matching text: String) {
    let file = bank.entries[entry].fileIndex
    if files[file].source.text.isEmpty {
      diagnostics[file].add(rule, inLine: bank.entries[entry].line)
    } else {
      diagnostics[file].add(rule, at: location(of: text, in: entry))
    }
  }

  /// Reports acceptances without a diagnostic.
  mutating func addUnusedAcceptances() {
    for (file, names) in unusedFileAcceptances.enumerated() {
      for name in names.sorted() { diagnostics[file].add(UnusedAcceptance(name: name)) }
    }
    for (entry, question) in bank.entries.enumerated() where !question.isTranslation {
      for name in unusedQuestionAcceptances[question.questionNumber].sorted() {
        add(UnusedAcceptance(name: name), in: entry, matching: name)
      }
    }
  }

  var report: BankCheckReport {
    BankCheckReport(
      questionCount: bank.questionCount, acceptedCount: accepted,
      diagnostics: zip(files, diagnostics).flatMap { $0.result.diagnostics + $1.sorted },
      omittedDiagnostics: zip(files, diagnostics).flatMap { $0.result.omittedDiagnostics + $1.omitted })
  }

  private mutating func consumeAcceptance(of violation: BankRuleViolation) -> Bool {
    let id = type(of: violation.rule).id
    let entry = bank.entries[violation.entryIndex]
    if entry.accepted[id] != nil, !violation.isAboutBank {
      unusedQuestionAcceptances[entry.questionNumber].remove(id)
      return true
    }
    let file =
      violation.isAboutBank
      ? files.firstIndex { $0.result.accepted[id] != nil } : bank.entries[violation.entryIndex].fileIndex
    guard let file, files[file].result.accepted[id] != nil else { return false }
    unusedFileAcceptances[file].remove(id)
    return true
  }

  private func location(of text: String, in index: Int) -> SourceLocation {
    let entry = bank.entries[index]
    let following = bank.entries[(index + 1)...].first { $0.questionNumber != entry.questionNumber }
    let next = following.flatMap { $0.fileIndex == entry.fileIndex ? $0.line : nil } ?? entry.line + 40
    return files[entry.fileIndex].source.location(of: text, from: entry.line, before: max(next, entry.line + 1))
  }
}
