/// Collects the rules' violations, and removes those that the files accept.
struct BankDiagnostics {
  /// The maximal number of diagnostics per file.
  private static let limit = 1_000

  private let bank: BankCheckInput
  private let files: [(name: String, reading: BankReadResult, source: SourceText)]
  private var diagnostics: [Diagnostics]
  /// The ids that files and questions accept and that no violation has used.
  private var unusedFileAcceptances: [Set<String>]
  private var unusedItemAcceptances: [Set<String>]
  private var accepted = 0

  init(bank: BankCheckInput, files: [(name: String, reading: BankReadResult, source: SourceText)]) {
    self.bank = bank
    self.files = files
    diagnostics = files.map { Diagnostics(source: $0.source, most: Self.limit) }
    unusedFileAcceptances = files.map { Set($0.reading.accepted.keys) }
    unusedItemAcceptances = bank.questions.map { Set($0.entry.accepted.keys) }
  }

  mutating func add(_ violation: BankRuleViolation) {
    if consumeAcceptance(of: violation) {
      accepted += 1
    } else if violation.isAboutBank {
      diagnostics[bank.questions[violation.itemIndex].fileIndex].add(violation.rule)
    } else {
      add(violation.rule, in: violation.itemIndex, matching: violation.text)
    }
  }

  private mutating func add(_ rule: some DiagnosticRule, in question: Int, matching text: String) {
    let file = bank.questions[question].fileIndex
    if files[file].source.text.isEmpty {
      diagnostics[file].add(rule, inLine: bank.questions[question].entry.line)
    } else {
      diagnostics[file].add(rule, at: location(of: text, in: question))
    }
  }

  /// Reports acceptances without a diagnostic.
  mutating func addUnusedAcceptances() {
    for (file, names) in unusedFileAcceptances.enumerated() {
      for name in names.sorted() { diagnostics[file].add(UnusedAcceptance(name: name)) }
    }
    for (question, names) in unusedItemAcceptances.enumerated() {
      for name in names.sorted() { add(UnusedAcceptance(name: name), in: question, matching: name) }
    }
  }

  var report: BankCheckReport {
    BankCheckReport(
      questionCount: bank.questions.count, acceptedCount: accepted,
      diagnostics: zip(files, diagnostics).flatMap { $0.reading.diagnostics + $1.sorted },
      omittedDiagnostics: zip(files, diagnostics).flatMap { $0.reading.omittedDiagnostics + $1.omitted })
  }

  private mutating func consumeAcceptance(of violation: BankRuleViolation) -> Bool {
    let id = type(of: violation.rule).id
    if bank.questions[violation.itemIndex].entry.accepted[id] != nil, !violation.isAboutBank {
      unusedItemAcceptances[violation.itemIndex].remove(id)
      return true
    }
    let file =
      violation.isAboutBank
      ? files.firstIndex { $0.reading.accepted[id] != nil } : bank.questions[violation.itemIndex].fileIndex
    guard let file, files[file].reading.accepted[id] != nil else { return false }
    unusedFileAcceptances[file].remove(id)
    return true
  }

  private func location(of text: String, in index: Int) -> SourceLocation {
    let question = bank.questions[index]
    let next =
      index + 1 < bank.questions.count && bank.questions[index + 1].fileIndex == question.fileIndex
      ? bank.questions[index + 1].entry.line : question.entry.line + 40
    return files[question.fileIndex].source.location(
      of: text, from: question.entry.line, before: max(next, question.entry.line + 1))
  }
}
