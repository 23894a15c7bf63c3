/// The number of further diagnostics of one rule, which aren't listed because there are so many.
public struct OmittedDiagnostics: Hashable, Sendable {
  /// The rule's id.
  public let ruleID: String
  /// The rule's severity.
  public let severity: Diagnostic.Severity
  /// The number of diagnostics that aren't listed.
  public internal(set) var count = 0
  /// The lines of the first of them, from 1. For an archive, the lines are those of its files.
  public internal(set) var lines: [Int] = []

  /// The maximal number of lines.
  static let maxLines = 100

  /// A text such as `1,204 more errors of bad-row, in lines 17, 18, 21 and elsewhere`.
  public var summary: String {
    var named: [Int] = []
    for line in lines.prefix(20) where line != named.last { named.append(line) }
    let locations =
      named.map(\.grouped).joined(separator: ", ") + (count > lines.prefix(20).count ? " and elsewhere" : "")
    let more = "\(count.grouped) more \(severity.rawValue)\(count == 1 ? "" : "s") of \(ruleID)"
    return named.isEmpty ? more : "\(more), in line\(named.count == 1 ? "" : "s") \(locations)"
  }
}

/// Collects the diagnostics of one file.
struct Diagnostics {
  /// The number of diagnostics that every rule may have, so that many of one rule don't hide another.
  private static let minimumPerRule = 10

  /// The maximal number of diagnostics; further ones are only counted.
  let limit: Int
  /// The text for the locations: the file, or the current part of it.
  var source: SourceText
  /// The part of the document that is being checked; new diagnostics get it.
  var path: DocumentPath?
  /// The diagnostics within the limits, in the order in which they were added.
  private(set) var recorded: [Diagnostic] = []
  /// The number of errors, including omitted ones.
  private(set) var errorCount = 0
  /// The number of omitted diagnostics.
  private(set) var omittedCount = 0
  /// The omitted diagnostics by rule, in the order of their first occurrence.
  private(set) var omitted: [OmittedDiagnostics] = []
  /// The number of recorded diagnostics, in total and by rule id.
  private var (recordedCount, recordedCountByRule) = (0, [String: Int]())

  init(source: SourceText, limit: Int = 100) {
    self.source = source
    self.limit = limit
  }

  var hasErrors: Bool { errorCount > 0 }

  /// Whether a further diagnostic of this rule would only be counted; then its details aren't needed.
  func isFull<R: DiagnosticRule>(of rule: R.Type) -> Bool {
    recordedCount >= limit && recordedCountByRule[R.id] ?? 0 >= Self.minimumPerRule
  }

  mutating func add<R: DiagnosticRule>(_ rule: R, at location: SourceLocation) {
    if R.severity == .error { errorCount += 1 }
    guard reserve(for: R.self) else { return countOmitted(R.self, in: source.line(of: location)) }
    let position = source.position(of: location)
    recorded.append(
      Diagnostic(
        rule, file: source.name, line: position.line, column: position.column,
        excerpt: source.excerpt(at: location), related: relatedLine(rule, before: position.line), path: path))
  }

  /// Adds a diagnostic about the value of a key in the part that is being checked.
  mutating func add(_ rule: some DiagnosticRule, at location: SourceLocation, field: String) {
    let outer = path
    path?.descend(to: field)
    add(rule, at: location)
    path = outer
  }

  private func relatedLine(_ rule: some DiagnosticRule, before line: Int) -> Diagnostic.RelatedLine? {
    guard let related = rule.relatedLine, related < line else { return nil }
    return source.excerpt(ofLine: related).map { Diagnostic.RelatedLine(line: related, excerpt: $0) }
  }

  /// Reserves room for a diagnostic; false if there is none. The first diagnostics of each rule always have room.
  private mutating func reserve<R: DiagnosticRule>(for rule: R.Type) -> Bool {
    let count = recordedCountByRule[R.id] ?? 0
    guard recordedCount < limit || count < Self.minimumPerRule else { return false }
    recordedCount += 1
    recordedCountByRule[R.id] = count + 1
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

  /// Adds a diagnostic about a line of a file without readable text, such as a workbook.
  ///
  /// - Parameter line: from 1.
  mutating func add<R: DiagnosticRule>(_ rule: R, inLine line: Int) {
    if R.severity == .error { errorCount += 1 }
    guard reserve(for: R.self) else { return countOmitted(R.self, in: line) }
    recorded.append(Diagnostic(rule, file: source.name, line: line, path: path))
  }

  /// Adds a diagnostic about the whole file.
  mutating func add<R: DiagnosticRule>(_ rule: R) {
    if R.severity == .error { errorCount += 1 }
    guard reserve(for: R.self) else { return countOmitted(R.self, in: nil) }
    recorded.append(Diagnostic(rule, file: source.name, path: path))
  }

  /// Removes and returns the recorded diagnostics, sorted by location. The limit still counts them.
  mutating func takeSorted() -> [Diagnostic] {
    defer { recorded = [] }
    return sorted
  }

  /// The recorded diagnostics in the order of their locations. At the same location errors come first.
  var sorted: [Diagnostic] {
    recorded.enumerated().sorted { one, other in
      let a = one.element
      let b = other.element
      if a.line != b.line { return a.line < b.line }
      if a.column != b.column { return a.column < b.column }
      if a.isError != b.isError { return a.isError }
      return one.offset < other.offset
    }.map(\.element)
  }
}

extension Diagnostic {
  /// Whether the severity is `error`.
  public var isError: Bool { severity == .error }
}
