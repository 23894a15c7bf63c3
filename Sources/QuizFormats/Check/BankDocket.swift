/// Collects what the rules found, and takes off what the files explain.
struct BankDocket {
  /// So many findings of a file are kept.
  private static let most = 1_000

  private let bank: CheckedBank
  private let files: [(name: String, reading: BankReading, source: SourceText)]
  private var findings: [Findings]
  /// What files and questions accept, and hasn't been found yet.
  private var idleInFile: [Set<String>]
  private var idleInQuestion: [Set<String>]
  private var accepted = 0

  init(bank: CheckedBank, files: [(name: String, reading: BankReading, source: SourceText)]) {
    self.bank = bank
    self.files = files
    findings = files.map { Findings(source: $0.source, most: Self.most) }
    idleInFile = files.map { Set($0.reading.accepted.keys) }
    idleInQuestion = bank.questions.map { Set($0.entry.accepted.keys) }
  }

  mutating func add(_ finding: BankFinding) {
    if accepts(finding) {
      accepted += 1
    } else if finding.isAboutBank {
      findings[bank.questions[finding.question].file].add(finding.rule)
    } else {
      tell(finding.rule, in: finding.question, at: finding.spot)
    }
  }

  private mutating func tell(_ rule: some Rule, in question: Int, at spot: String) {
    let file = bank.questions[question].file
    if files[file].source.text.isEmpty {
      findings[file].add(rule, inLine: bank.questions[question].entry.line)
    } else {
      findings[file].add(rule, at: place(of: spot, in: question))
    }
  }

  /// Explanations that nothing was found for.
  mutating func addIdle() {
    for (file, names) in idleInFile.enumerated() {
      for name in names.sorted() { findings[file].add(IdleAcceptance(name: name)) }
    }
    for (question, names) in idleInQuestion.enumerated() {
      for name in names.sorted() { tell(IdleAcceptance(name: name), in: question, at: name) }
    }
  }

  var report: BankCheckReport {
    BankCheckReport(
      questions: bank.questions.count, accepted: accepted,
      diagnostics: zip(files, findings).flatMap { $0.reading.diagnostics + $1.sorted },
      untold: zip(files, findings).flatMap { $0.reading.untold + $1.untoldKinds })
  }

  private mutating func accepts(_ finding: BankFinding) -> Bool {
    let id = type(of: finding.rule).id
    if bank.questions[finding.question].entry.accepted[id] != nil, !finding.isAboutBank {
      idleInQuestion[finding.question].remove(id)
      return true
    }
    let file =
      finding.isAboutBank
      ? files.firstIndex { $0.reading.accepted[id] != nil } : bank.questions[finding.question].file
    guard let file, files[file].reading.accepted[id] != nil else { return false }
    idleInFile[file].remove(id)
    return true
  }

  private func place(of spot: String, in index: Int) -> Place {
    let question = bank.questions[index]
    let next =
      index + 1 < bank.questions.count && bank.questions[index + 1].file == question.file
      ? bank.questions[index + 1].entry.line : question.entry.line + 40
    return files[question.file].source.place(
      of: spot, from: question.entry.line, before: max(next, question.entry.line + 1))
  }
}
