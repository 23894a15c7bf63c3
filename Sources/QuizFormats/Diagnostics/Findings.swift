/// The diagnostics of one file, as they come together.
struct Findings {
  /// How many diagnostics are kept; who has that many mends some and looks again.
  let most: Int
  let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []
  /// How many errors there were, kept or not.
  private(set) var errorCount = 0

  init(source: SourceText, most: Int = 100) {
    self.source = source
    self.most = most
  }

  var hasErrors: Bool { errorCount > 0 }

  /// Whether further findings wouldn't be kept, so that nobody need look for their causes.
  var isFull: Bool { diagnostics.count >= most && hasErrors }

  mutating func add<R: Rule>(_ rule: R, at place: Place) {
    if R.severity == .error { errorCount += 1 }
    guard diagnostics.count < most || R.severity == .error && !diagnostics.contains(where: \.isError) else {
      return
    }
    let position = source.position(of: place)
    diagnostics.append(
      Diagnostic(
        rule, file: source.name, line: position.line, column: position.column,
        excerpt: source.excerpt(at: place)))
  }

  /// A finding about the file as a whole.
  mutating func add<R: Rule>(_ rule: R) {
    if R.severity == .error { errorCount += 1 }
    diagnostics.append(Diagnostic(rule, file: source.name))
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
