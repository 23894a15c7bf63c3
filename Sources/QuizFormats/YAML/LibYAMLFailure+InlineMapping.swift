extension LibYAMLFailure {
  /// A line such as `points: dog: 2`, which needs braces, or `outcome: dog: 2`, which needs another key.
  var inlineMapping: YAMLLint.Violation? {
    guard problem == "mapping values are not allowed in this context", let text = source.content(ofLine: line) else {
      return nil
    }
    let prefix = text.prefix { $0 == " " || $0 == "-" }
    let content = String(text.dropFirst(prefix.count)).trimmed
    guard let colon = content.firstRange(of: ": ") else { return shortCode }
    let key = String(content[..<colon.lowerBound])
    let value = String(content[colon.upperBound...]).trimmed
    let location = SourceLocation(
      offset: .byte(source.start(ofLine: line) + prefix.utf8.count + key.utf8.count + 2), width: value.count)
    func violation(_ rule: some DiagnosticRule) -> YAMLLint.Violation {
      YAMLLint.Violation(rule: rule, location: location, line: line, isFatal: true)
    }
    if key == "outcome", let points = PointsAsOutcome(text: value) { return violation(points) }
    guard Self.isMapping(value, of: key, in: source) else { return shortCode }
    return violation(InvalidYAML(problem: .inlineMapping("\(key): {\(value)}")))
  }

  /// Whether a value after a key is a mapping without its braces.
  private static func isMapping(_ value: String, of key: String, in source: SourceText) -> Bool {
    guard let inner = value.firstRange(of: ": ").map({ String(value[..<$0.lowerBound]) }) else { return false }
    switch key {
    case "points", "quotas": return PointsAsOutcome(text: value) != nil
    case "ties": return inner == "question"
    case "shuffle": return ["questions", "answers"].contains(inner)
    case "picture": return ["file", "alt"].contains(inner)
    case "title", "description", "text", "name", "reveal", "alt":
      // In its own text a word before a colon is a language only if the quiz has that language.
      return languages(in: source).contains(inner[...])
    default: return false
    }
  }

  /// The languages of a quiz, if they are in the line of their key.
  private static func languages(in source: SourceText) -> [Substring] {
    let line = source.text.split(whereSeparator: \.isNewline).first {
      $0.hasPrefix("languages:") || $0.hasPrefix("language:")
    }
    return line?.drop { $0 != ":" }.split { !$0.isLetter && $0 != "-" } ?? []
  }

  /// The name of an emoji, such as `:bed:`, whose second colon is the error.
  private var shortCode: YAMLLint.Violation? {
    let before = source.linePrefix(before: location)
    guard let start = before.lastIndex(of: ":") else { return nil }
    let code = String(before[start...]) + ":"
    guard let (rule, part) = EmojiShortCode.violation(in: code), part == code else { return nil }
    let offset = source.start(ofLine: line) + before[..<start].utf8.count
    return YAMLLint.Violation(
      rule: InvalidYAML(problem: .shortCode(rule.code)),
      location: SourceLocation(offset: .byte(offset), width: code.count), line: line, isFatal: true)
  }
}
