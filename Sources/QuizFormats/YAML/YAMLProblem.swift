internal import Yams

/// Tells in plain words what libyaml stumbled over.
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
    if findings.source.indentation(before: place).contains("\t") || findings.source.character(at: place) == "\t" {
      return findings.add(TabIndentation(), at: place)
    }
    let (kind, spot) = explain(problem, context: context, at: mark, findings.source)
    findings.add(BadYAML(problem: kind), at: spot)
  }

  private static func explain(
    _ problem: String, context: YamlError.Context?, at mark: Mark, _ source: SourceText
  ) -> (BadYAML.Problem, Place) {
    let place = Place(mark)
    let opening = context.map { Place($0.mark) } ?? place
    let openingLine = source.line(of: opening)
    switch problem {
    case "mapping values are not allowed in this context": return (.colonInText, place)
    case "could not find expected ':'": return (.noColon, opening)
    case "did not find expected key": return (.strangeIndentation(of: "mapping", openingLine), place)
    case "did not find expected '-' indicator": return (.strangeIndentation(of: "list", openingLine), place)
    case "did not find expected ',' or ']'": return (.openBracket("]", openingLine), place)
    case "did not find expected ',' or '}'": return (.openBracket("}", openingLine), place)
    case "found unexpected end of stream": return (.openQuote, opening)
    case "found unknown escape character": return (.strangeEscape, place)
    case "found character that cannot start any token":
      return (.strangeStart(source.character(at: place) ?? " "), place)
    case "block sequence entries are not allowed in this context": return (.listInLine, place)
    case "did not find expected alphabetic or numeric character": return (.strangeStart("&"), opening)
    case "did not find expected <document start>": return (.strayText, place)
    case "did not find expected node content": return (.noValue, place)
    default: return (.other(problem), place)
    }
  }
}
