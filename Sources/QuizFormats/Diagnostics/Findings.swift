/// Findings of one kind that aren't told one by one, since there are so many.
public struct UntoldFindings: Hashable, Sendable {
  /// The rule's name.
  public let id: String
  public let severity: Diagnostic.Severity
  public internal(set) var count = 0
  /// Where the first of them are, from 1; in an archive the lines of its files.
  public internal(set) var lines: [Int] = []

  /// So many lines are named.
  static let mostLines = 100

  /// `1,204 more of bad-row, in lines 17, 18, 21 and elsewhere`
  public var words: String {
    var named: [Int] = []
    for line in lines.prefix(20) where line != named.last { named.append(line) }
    let places = named.map(\.grouped).joined(separator: ", ") + (count > lines.prefix(20).count ? " and elsewhere" : "")
    let more = "\(count.grouped) more \(severity.rawValue)\(count == 1 ? "" : "s") of \(id)"
    return named.isEmpty ? more : "\(more), in line\(named.count == 1 ? "" : "s") \(places)"
  }
}

/// The diagnostics of one file, as they come together.
struct Findings {
  /// How many of each kind are kept in any case, so that none is hidden by many of another.
  private static let leastOfKind = 10

  /// How many diagnostics are kept; more of a kind are counted.
  let most: Int
  /// What places are counted in: the file, or the part of it that is looked at.
  var source: SourceText
  private(set) var diagnostics: [Diagnostic] = []
  /// How many errors there were, kept or not.
  private(set) var errorCount = 0
  /// How many diagnostics weren't kept.
  private(set) var untold = 0
  /// What they are, in the order in which the kinds came.
  private(set) var untoldKinds: [UntoldFindings] = []
  /// How many were kept, also of each kind.
  private var (kept, keptOfKind) = (0, [String: Int]())

  init(source: SourceText, most: Int = 100) {
    self.source = source
    self.most = most
  }

  var hasErrors: Bool { errorCount > 0 }

  /// Whether a further finding of a kind would only be counted, so that nobody need look for its cause.
  func isFull<R: Rule>(of rule: R.Type) -> Bool { kept >= most && keptOfKind[R.id] ?? 0 >= Self.leastOfKind }

  mutating func add<R: Rule>(_ rule: R, at place: Place) {
    if R.severity == .error { errorCount += 1 }
    guard hasRoom(for: R.self) else { return count(R.self, in: source.line(of: place)) }
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

  /// There is room for the first ones of each kind however many there are of others. Whoever asks fills it.
  private mutating func hasRoom<R: Rule>(for rule: R.Type) -> Bool {
    let count = keptOfKind[R.id] ?? 0
    guard kept < most || count < Self.leastOfKind else { return false }
    kept += 1
    keptOfKind[R.id] = count + 1
    return true
  }

  private mutating func count<R: Rule>(_ rule: R.Type, in line: Int?) {
    untold += 1
    let known = untoldKinds.firstIndex { $0.id == R.id }
    if known == nil { untoldKinds.append(UntoldFindings(id: R.id, severity: R.severity)) }
    let index = known ?? untoldKinds.count - 1
    untoldKinds[index].count += 1
    if let line, untoldKinds[index].lines.count < UntoldFindings.mostLines { untoldKinds[index].lines.append(line) }
  }

  /// A finding in a file whose text nobody can show, such as a workbook.
  ///
  /// - Parameter line: from 1.
  mutating func add<R: Rule>(_ rule: R, inLine line: Int) {
    if R.severity == .error { errorCount += 1 }
    guard hasRoom(for: R.self) else { return count(R.self, in: line) }
    diagnostics.append(Diagnostic(rule, file: source.name, line: line))
  }

  /// A finding about the file as a whole.
  mutating func add<R: Rule>(_ rule: R) {
    if R.severity == .error { errorCount += 1 }
    guard hasRoom(for: R.self) else { return count(R.self, in: nil) }
    diagnostics.append(Diagnostic(rule, file: source.name))
  }

  /// Takes away what there is to tell, by place; the limit goes on to hold for all together.
  mutating func take() -> [Diagnostic] {
    defer { diagnostics = [] }
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
