internal import Yams

/// Explains libyaml's errors in plain words, and finds their probable causes.
enum YAMLErrorReporter {
  static func report(_ error: any Error, _ diagnostics: inout Diagnostics) {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _):
      report(problem, context: context, at: mark, &diagnostics)
    case .composer(_, let problem, let mark, _):
      if problem.contains("another document") {
        diagnostics.add(MultipleYAMLDocuments(), at: SourceLocation(mark))
      } else {
        diagnostics.add(InvalidYAML(problem: .other(problem)), at: SourceLocation(mark))
      }
    case .reader(let problem, let offset, _, let yaml):
      let index = offset.flatMap { yaml.index(yaml.startIndex, offsetBy: $0, limitedBy: yaml.endIndex) }
      let byte = index.map { yaml.utf8.distance(from: yaml.startIndex, to: $0) } ?? 0
      diagnostics.add(InvalidYAML(problem: .other(problem)), at: SourceLocation(offset: .byte(byte)))
    default:
      diagnostics.add(InvalidYAML(problem: .other("\(error)")))
    }
  }

  private static func report(
    _ problem: String, context: YamlError.Context?, at mark: Mark, _ diagnostics: inout Diagnostics
  ) {
    let location = SourceLocation(mark)
    if problem.hasPrefix("Maximum nesting") { return diagnostics.add(NestingTooDeep(), at: location) }
    let failure = LibYAMLFailure(problem: problem, context: context, mark: mark, source: diagnostics.source)
    if let cause = failure.cause { return diagnostics.add(cause.rule, at: cause.location) }
    if diagnostics.source.linePrefix(before: location).contains("\t")
      || diagnostics.source.character(at: location) == "\t"
    {
      return diagnostics.add(TabIndentation(), at: location)
    }
    let explanation = failure.explanation
    diagnostics.add(InvalidYAML(problem: explanation.problem), at: explanation.location)
  }
}

/// The location and the reason of a libyaml error.
struct LibYAMLFailure {
  let problem: String
  let context: YamlError.Context?
  let mark: Mark
  let source: SourceText

  var location: SourceLocation { SourceLocation(mark) }
  private var opening: SourceLocation { context.map { SourceLocation($0.mark) } ?? location }
  var line: Int { source.line(of: location) }

  /// The typing mistake that caused the error, if it is certain or close to the error.
  var cause: YAMLLint.Violation? {
    let violations = YAMLLint.violations(in: source, through: line)
    if let fatal = violations.first(where: \.isFatal) { return fatal }
    if let structural = listMistake ?? inlineMapping { return structural }
    return violations.last { $0.line >= firstSuspectLine }
  }

  /// The first line in which a possible mistake may have caused the error.
  private var firstSuspectLine: Int {
    switch problem {
    case "could not find expected ':'", "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      source.line(of: opening)
    default: contentLine(above: line) ?? line
    }
  }

  /// The nearest line above that isn't empty or a comment.
  func contentLine(above line: Int) -> Int? {
    stride(from: line - 1, to: 0, by: -1).prefix(100).first { number in
      source.content(ofLine: number).map { !$0.isBlank && !$0.trimmed.hasPrefix("#") } ?? false
    }
  }

  var explanation: (problem: InvalidYAML.Problem, location: SourceLocation) {
    let openingLine = source.line(of: opening)
    switch problem {
    case "mapping values are not allowed in this context": return misplacedColon
    case "could not find expected ':'":
      return (.missingColon(InvalidYAML.LineKind(source.content(ofLine: openingLine) ?? "")), opening)
    case "did not find expected key":
      if isItem(line) { return (.misalignedItem(itemAbove), location) }
      return (.inconsistentIndentation(of: "mapping", openingLine), location)
    case "did not find expected '-' indicator":
      if isItem(line) { return (.misalignedItem(itemAbove), location) }
      return (.keyInList(contentLine(above: line)), location)
    case "did not find expected ',' or ']'": return (.unclosedBracket("]", openingLine), location)
    case "did not find expected ',' or '}'": return (.unclosedBracket("}", openingLine), location)
    case "found unexpected end of stream": return (.unclosedQuote, opening)
    case "found unknown escape character", "did not find expected hexdecimal number": return (.invalidEscape, location)
    case "found character that cannot start any token":
      return (.invalidStart(source.character(at: location) ?? " "), location)
    case "block sequence entries are not allowed in this context": return (.inlineList, location)
    case "did not find expected alphabetic or numeric character": return (.invalidStart("&"), opening)
    case "did not find expected <document start>": return (.strayText, location)
    case "did not find expected node content": return (.missingValue, location)
    default: return (.other(problem), location)
    }
  }

  /// A misplaced colon: the second one of a line, or the first one of a line that continues the text above.
  private var misplacedColon: (InvalidYAML.Problem, SourceLocation) {
    let before = source.linePrefix(before: location)
    let key = before.trimmed
    let isFirst = !key.contains(": ") && !key.hasPrefix("- ")
    guard isFirst, let above = contentLine(above: line), let text = source.content(ofLine: above) else {
      let last = key.split(separator: " ").last.map(String.init) ?? ""
      return (.colonInText(Self.keys.contains(last) ? last : nil), location)
    }
    let start = SourceLocation(
      offset: .mark(line: mark.line - 1, scalar: before.prefix { $0 == " " }.count), width: key.count)
    guard Self.looksLikeKey(key) else { return (.colonInText(nil), location) }
    let content = SourceLocation(
      offset: .byte(source.start(ofLine: above) + text.utf8.prefix { $0 == 0x20 }.count), width: text.trimmed.count)
    guard text.contains(": ") || text.trimmed.hasSuffix(":") else {
      return (.missingColon(InvalidYAML.LineKind(text)), content)
    }
    let isUnderindented = contentLine(above: above).map { keyColumn(ofLine: $0) == keyColumn(ofLine: line) } ?? false
    return isUnderindented ? (.underindented, content) : (.overindented(above), start)
  }

  /// The column of a line's text after the hyphens of list items.
  private func keyColumn(ofLine line: Int) -> Int? {
    source.content(ofLine: line)?.prefix { $0 == " " || $0 == "-" }.count
  }

  /// Whether a text is a key of a quiz or bank, or nearly one.
  private static func looksLikeKey(_ text: String) -> Bool {
    keys.contains(text) || !text.contains(" ") && SpellingSuggestion.nearest(to: text, among: keys) != nil
  }

  static let keys: [String] = {
    let schemas: [ObjectSchema] = [.quiz, .outcome, .question, .answer, .picture, .undecided, .bank, .trivia]
    return schemas.flatMap { $0.fields.map(\.key) }
  }()

  func isItem(_ line: Int) -> Bool {
    source.content(ofLine: line).map { $0.trimmed.hasPrefix("- ") || $0.trimmed == "-" } ?? false
  }

  /// The nearest line above that begins a list item in another column.
  private var itemAbove: Int? {
    let indentation = source.content(ofLine: line)?.prefix { $0 == " " }.count
    return stride(from: line - 1, to: 0, by: -1).prefix(1_000).first { number in
      isItem(number) && source.content(ofLine: number)?.prefix { $0 == " " }.count != indentation
    }
  }
}

extension InvalidYAML.LineKind {
  fileprivate init(_ line: String) {
    let text = line.trimmed
    if ["//", "/*", "<!--", "--", ";"].contains(where: text.hasPrefix) {
      self = .comment
    } else if text.hasPrefix("- ") {
      self = .item
    } else {
      self = text.contains("=") ? .equation : .text
    }
  }
}
