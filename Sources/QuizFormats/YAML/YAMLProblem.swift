internal import Yams

/// Tells in plain words what libyaml stumbled over, or better what led to it.
enum YAMLProblem {
  static func report(_ error: any Error, _ findings: inout Findings) {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _):
      report(problem, context: context, at: mark, &findings)
    case .composer(_, let problem, let mark, _):
      if problem.contains("another document") {
        findings.add(SeveralDocuments(), at: Place(mark))
      } else {
        findings.add(BadYAML(problem: .other(problem)), at: Place(mark))
      }
    case .reader(let problem, let offset, _, let yaml):
      let index = offset.flatMap { yaml.index(yaml.startIndex, offsetBy: $0, limitedBy: yaml.endIndex) }
      let byte = index.map { yaml.utf8.distance(from: yaml.startIndex, to: $0) } ?? 0
      findings.add(BadYAML(problem: .other(problem)), at: Place(spot: .byte(byte)))
    default:
      findings.add(BadYAML(problem: .other("\(error)")))
    }
  }

  private static func report(
    _ problem: String, context: YamlError.Context?, at mark: Mark, _ findings: inout Findings
  ) {
    let place = Place(mark)
    if problem.hasPrefix("Maximum nesting") { return findings.add(TooDeep(), at: place) }
    let stumble = YAMLStumble(problem: problem, context: context, mark: mark, source: findings.source)
    if let cause = stumble.cause { return findings.add(cause.rule, at: cause.place) }
    if findings.source.indentation(before: place).contains("\t") || findings.source.character(at: place) == "\t" {
      return findings.add(TabIndentation(), at: place)
    }
    let (kind, spot) = stumble.explanation
    findings.add(BadYAML(problem: kind), at: spot)
  }
}

/// Where and why libyaml gave up on a text.
private struct YAMLStumble {
  let problem: String
  let context: YamlError.Context?
  let mark: Mark
  let source: SourceText

  private var place: Place { Place(mark) }
  private var opening: Place { context.map { Place($0.mark) } ?? place }
  private var line: Int { source.line(of: place) }

  /// What was mistyped, where that is certain or stands right where libyaml gave up.
  var cause: YAMLLint.Finding? {
    let findings = YAMLLint.findings(in: source, through: line)
    if let fatal = findings.first(where: \.isFatal) { return fatal }
    return findings.last { $0.line >= firstSuspect }
  }

  /// From which line on a mistake may have led here that needn't be one by itself.
  private var firstSuspect: Int {
    switch problem {
    case "could not find expected ':'", "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      source.line(of: opening)
    default: contentLine(above: line) ?? line
    }
  }

  /// The nearest line above that holds something.
  private func contentLine(above line: Int) -> Int? {
    stride(from: line - 1, to: 0, by: -1).prefix(100).first { number in
      source.content(ofLine: number).map { !$0.isBlank && !$0.trimmed.hasPrefix("#") } ?? false
    }
  }

  var explanation: (BadYAML.Problem, Place) {
    let openingLine = source.line(of: opening)
    switch problem {
    case "mapping values are not allowed in this context": return misplacedColon
    case "could not find expected ':'":
      return (.noColon(BadYAML.Line(source.content(ofLine: openingLine) ?? "")), opening)
    case "did not find expected key":
      if isItem(line) { return (.itemElsewhere(itemAbove), place) }
      return (.strangeIndentation(of: "mapping", openingLine), place)
    case "did not find expected '-' indicator":
      if isItem(line) { return (.itemElsewhere(itemAbove), place) }
      return (.keyInList(contentLine(above: line)), place)
    case "did not find expected ',' or ']'": return (.openBracket("]", openingLine), place)
    case "did not find expected ',' or '}'": return (.openBracket("}", openingLine), place)
    case "found unexpected end of stream": return (.openQuote, opening)
    case "found unknown escape character", "did not find expected hexdecimal number": return (.strangeEscape, place)
    case "found character that cannot start any token":
      return (.strangeStart(source.character(at: place) ?? " "), place)
    case "block sequence entries are not allowed in this context": return (.listInLine, place)
    case "did not find expected alphabetic or numeric character": return (.strangeStart("&"), opening)
    case "did not find expected <document start>": return (.strayText, place)
    case "did not find expected node content": return (.noValue, place)
    default: return (.other(problem), place)
    }
  }

  /// A colon where no key can be: the second one of a line, or the first one of a line that continues the text above.
  private var misplacedColon: (BadYAML.Problem, Place) {
    let before = source.indentation(before: place)
    let word = before.trimmed
    let isFirst = !word.contains(": ") && !word.hasPrefix("- ")
    guard isFirst, let above = contentLine(above: line), let text = source.content(ofLine: above) else {
      let last = word.split(separator: " ").last.map(String.init) ?? ""
      return (.colonInText(Self.keys.contains(last) ? last : nil), place)
    }
    let start = Place(spot: .mark(line: mark.line - 1, scalar: before.prefix { $0 == " " }.count), width: word.count)
    guard Self.looksLikeKey(word) else { return (.colonInText(nil), place) }
    let content = Place(
      spot: .byte(source.start(ofLine: above) + text.utf8.prefix { $0 == 0x20 }.count), width: text.trimmed.count)
    guard text.contains(": ") || text.trimmed.hasSuffix(":") else { return (.noColon(BadYAML.Line(text)), content) }
    let isOddOneOut = contentLine(above: above).map { keyColumn(ofLine: $0) == keyColumn(ofLine: line) } ?? false
    return isOddOneOut ? (.shallower, content) : (.deeper(above), start)
  }

  /// Where a line's text begins, behind the hyphens of items.
  private func keyColumn(ofLine line: Int) -> Int? {
    source.content(ofLine: line)?.prefix { $0 == " " || $0 == "-" }.count
  }

  /// Whether a word is a key of a quiz or a bank, or nearly one.
  private static func looksLikeKey(_ word: String) -> Bool {
    keys.contains(word) || !word.contains(" ") && Suggestion.nearest(to: word, among: keys) != nil
  }

  private static let keys: [String] = {
    let shapes: [ObjectShape] = [.quiz, .outcome, .question, .answer, .picture, .undecided, .bank, .trivia]
    return shapes.flatMap { $0.fields.map(\.key) }
  }()

  private func isItem(_ line: Int) -> Bool {
    source.content(ofLine: line).map { $0.trimmed.hasPrefix("- ") || $0.trimmed == "-" } ?? false
  }

  /// The nearest line above that begins an item in another column.
  private var itemAbove: Int? {
    let own = source.content(ofLine: line)?.prefix { $0 == " " }.count
    return stride(from: line - 1, to: 0, by: -1).prefix(1_000).first { number in
      isItem(number) && source.content(ofLine: number)?.prefix { $0 == " " }.count != own
    }
  }
}

extension BadYAML.Line {
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
