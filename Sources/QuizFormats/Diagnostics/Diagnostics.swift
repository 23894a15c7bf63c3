/// Findings of one kind that aren't told one by one, since there are so many.
public struct OmittedDiagnostics: Hashable, Sendable {
  /// The rule's name.
  public let ruleID: String
  public let severity: Diagnostic.Severity
  public internal(set) var count = 0
  /// Where the first of them are, from 1; in an archive the lines of its files.
  public internal(set) var lines: [Int] = []

  /// So many lines are named.
  static let maxLines = 100

  /// `1,204 more of bad-row, in lines 17, 18, 21 and elsewhere`
  public var summary: String {
    var named: [Int] = []
    for line in lines.prefix(20) where line != named.last { named.append(line) }
    let places = named.map(\.grouped).joined(separator: ", ") + (count > lines.prefix(20).count ? " and elsewhere" : "")
    let more = "\(count.grouped) more \(severity.rawValue)\(count == 1 ? "" : "s") of \(ruleID)"
    return named.isEmpty ? more : "\(more), in line\(named.count == 1 ? "" : "s") \(places)"
  }
}

/// The diagnostics of one file, as they come together.
struct Diagnostics {
  /// How many of each kind are kept in any case, so that none is hidden by many of another.
  private static let minimumPerRule = 10

  /// How many diagnostics are kept; more of a kind are counted.
  let limit: Int
  /// What places are counted in: the file, or the part of it that is looked at.
  var source: SourceText
  private(set) var kept: [Diagnostic] = []
  /// How many errors there were, kept or not.
  private(set) var errorCount = 0
  /// How many diagnostics weren't kept.
  private(set) var omittedCount = 0
  /// What they are, in the order in which the kinds came.
  private(set) var omitted: [OmittedDiagnostics] = []
  /// How many were kept, also of each kind.
  private var (keptCount, keptCountByRule) = (0, [String: Int]())

  init(source: SourceText, most: Int = 100) {
    self.source = source
    self.limit = most
  }

  var hasErrors: Bool { errorCount > 0 }

  /// Whether a further finding of a kind would only be counted, so that nobody need look for its cause.
  func isFull<R: DiagnosticRule>(of rule: R.Type) -> Bool {
    keptCount >= limit && keptCountByRule[R.id] ?? 0 >= Self.minimumPerRule
  }

  mutating func add<R: DiagnosticRule>(_ rule: R, at place: SourceLocation) {
    if R.severity == .error { errorCount += 1 }
    guard reserve(for: R.self) else { return countOmitted(R.self, in: source.line(of: place)) }
    let position = source.position(of: place)
    kept.append(
      Diagnostic(
        rule, file: source.name, line: position.line, column: position.column,
        excerpt: source.excerpt(at: place), related: relatedLine(rule, before: position.line)))
  }

  private func relatedLine(_ rule: some DiagnosticRule, before line: Int) -> Diagnostic.RelatedLine? {
    guard let related = rule.relatedLine, related < line else { return nil }
    return source.excerpt(ofLine: related).map { Diagnostic.RelatedLine(line: related, excerpt: $0) }
  }

  /// There is room for the first ones of each kind however many there are of others. Whoever asks fills it.
  private mutating func reserve<R: DiagnosticRule>(for rule: R.Type) -> Bool {
    let count = keptCountByRule[R.id] ?? 0
    guard keptCount < limit || count < Self.minimumPerRule else { return false }
    keptCount += 1
    keptCountByRule[R.id] = count + 1
    return true
  }

  private mutating func countOmitted<R: DiagnosticRule>(_ rule: R.Type, in line: Int?) {
    omittedCount += 1
    let known = omitted.firstIndex { $0.ruleID == R.id }
    if known == nil { omitted.append(OmittedDiagnostics(ruleID: R.id, severity: R.severity)) }
    let index = known ?? omitted.count - 1
    omitted[index].count += 1
    if let line, omitted[index].lines.count < OmittedDiagnostics.maxLines { omitted[index].lines.append(line) }
  }

  /// A finding in a file whose text nobody can show, such as a workbook.
  ///
  /// - Parameter line: from 1.
  mutating func add<R: DiagnosticRule>(_ rule: R, inLine line: Int) {
    if R.severity == .error { errorCount += 1 }
    guard reserve(for: R.self) else { return countOmitted(R.self, in: line) }
    kept.append(Diagnostic(rule, file: source.name, line: line))
  }

  /// A finding about the file as a whole.
  mutating func add<R: DiagnosticRule>(_ rule: R) {
    if R.severity == .error { errorCount += 1 }
    guard reserve(for: R.self) else { return countOmitted(R.self, in: nil) }
    kept.append(Diagnostic(rule, file: source.name))
  }

  /// Takes away what there is to tell, by place; the limit goes on to hold for all together.
  mutating func takeSorted() -> [Diagnostic] {
    defer { kept = [] }
    return sorted
  }

  /// By place; at one place errors first.
  var sorted: [Diagnostic] {
    kept.enumerated().sorted { one, other in
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
