/// The diagnostics of one file, as they come together.
struct Findings {
  /// How many diagnostics are kept; who has that many mends some and looks again.
  let most: Int
  /// What places are counted in: the file, or the part of it that is looked at.
  var source: SourceText
  private(set) var diagnostics: [Diagnostic] = []
  /// How many errors there were, kept or not.
  private(set) var errorCount = 0
  /// How many diagnostics weren't kept.
  private(set) var untold = 0
  /// How many were kept and taken away already, and whether an error was among them.
  private var taken = (count: 0, anError: false)

  init(source: SourceText, most: Int = 100) {
    self.source = source
    self.most = most
  }

  var hasErrors: Bool { errorCount > 0 }

  /// Whether further findings wouldn't be kept, so that nobody need look for their causes.
  var isFull: Bool { diagnostics.count >= most && hasErrors }

  mutating func add<R: Rule>(_ rule: R, at place: Place) {
    if R.severity == .error { errorCount += 1 }
    guard hasRoom(for: R.severity) else {
      untold += 1
      return
    }
    let position = source.position(of: place)
    diagnostics.append(
      Diagnostic(
        rule, file: source.name, line: position.line, column: position.column,
        excerpt: source.excerpt(at: place), related: related(rule, before: position.line)))
  }

  private func related(_ rule: some Rule, before line: Int) -> Diagnostic.RelatedLine? {
    guard let related = rule.relatedLine, related < line else { return nil }
    return source.excerpt(ofLine: related).map { Diagnostic.RelatedLine(line: related, excerpt: $0) }
  }

  /// There is room for the first error however many warnings there are.
  private func hasRoom(for severity: Diagnostic.Severity) -> Bool {
    if taken.count + diagnostics.count < most { return true }
    return severity == .error && !taken.anError && !diagnostics.contains(where: \.isError)
  }

  /// A finding in a file whose text nobody can show, such as a workbook.
  ///
  /// - Parameter line: from 1.
  mutating func add<R: Rule>(_ rule: R, inLine line: Int) {
    if R.severity == .error { errorCount += 1 }
    guard hasRoom(for: R.severity) else {
      untold += 1
      return
    }
    diagnostics.append(Diagnostic(rule, file: source.name, line: line))
  }

  /// A finding about the file as a whole.
  mutating func add<R: Rule>(_ rule: R) {
    if R.severity == .error { errorCount += 1 }
    diagnostics.append(Diagnostic(rule, file: source.name))
  }

  /// Takes away what there is to tell, by place; the limit goes on to hold for all together.
  mutating func take() -> [Diagnostic] {
    defer { diagnostics = [] }
    taken.count += diagnostics.count
    taken.anError = taken.anError || diagnostics.contains(where: \.isError)
    return sorted
  }

  /// By place; at one place errors first.
  var sorted: [Diagnostic] {
    diagnostics.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.line != b.line { return a.line < b.line }
      if a.column != b.column { return a.column < b.column }
      if a.isError != b.isError { return a.isError }
      return one.offset < other.offset
    }.map(\.element)
  }
}

extension Diagnostic {
  public var isError: Bool { severity == .error }
}
