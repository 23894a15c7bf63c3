extension LibYAMLFailure {
  /// A hyphen that is missing, or a list that isn't indented below its key.
  var listMistake: YAMLLint.Violation? {
    guard ["did not find expected key", "did not find expected '-' indicator"].contains(problem) else { return nil }
    return isItem(line) ? unindentedList ?? itemWithoutHyphen : laterItemWithoutHyphen
  }

  /// The item at the error, if the line above it is the key of a list, further right.
  private var unindentedList: YAMLLint.Violation? {
    guard let above = contentLine(above: line), let key = listKey(ofLine: above),
      indentation(ofLine: line) < keyColumn(ofLine: above)
    else { return nil }
    return violation(ItemsNotIndented(key: key, line: above, takenFor: nil), inLine: line)
  }

  /// The first line below a list's key, if only the items after it have hyphens.
  private var itemWithoutHyphen: YAMLLint.Violation? {
    let above = stride(from: line - 1, to: 0, by: -1).prefix(200).first { number in
      listKey(ofLine: number) != nil && keyColumn(ofLine: number) <= indentation(ofLine: line)
    }
    guard let above, let first = (above + 1..<line).first(where: { contentLine(above: $0 + 1) == $0 }), !isItem(first),
      indentation(ofLine: first) >= indentation(ofLine: line), let text = source.content(ofLine: first)?.trimmed,
      let key = key(of: text)
    else { return nil }
    return violation(MissingHyphen(key: key, first: nil, rest: text), inLine: first)
  }

  /// The line at the error, if it begins with the same key as the item above, and in the column of its hyphen.
  private var laterItemWithoutHyphen: YAMLLint.Violation? {
    let above = stride(from: line - 1, to: 0, by: -1).prefix(200).first { isItem($0) }
    guard let above, indentation(ofLine: above) == indentation(ofLine: line),
      let text = source.content(ofLine: line)?.trimmed, let key = key(of: text),
      let item = source.content(ofLine: above)?.trimmed.dropFirst(2), self.key(of: String(item).trimmed) == key
    else { return nil }
    return violation(MissingHyphen(key: key, first: above, rest: text), inLine: line)
  }

  private func violation(_ rule: some DiagnosticRule, inLine line: Int) -> YAMLLint.Violation {
    let offset = source.start(ofLine: line) + indentation(ofLine: line)
    return YAMLLint.Violation(rule: rule, location: SourceLocation(offset: .byte(offset)), line: line, isFatal: true)
  }

  private func indentation(ofLine line: Int) -> Int { source.content(ofLine: line)?.prefix { $0 == " " }.count ?? 0 }

  private func keyColumn(ofLine line: Int) -> Int {
    source.content(ofLine: line)?.prefix { $0 == " " || $0 == "-" }.count ?? 0
  }

  private func key(of text: String) -> String? {
    let key = String(text.prefix { $0 != ":" })
    return text.dropFirst(key.count).hasPrefix(":") && Self.keys.contains(key) ? key : nil
  }

  /// The key of a list that is alone in its line.
  private func listKey(ofLine line: Int) -> String? {
    guard let text = source.content(ofLine: line) else { return nil }
    let content = String(text.drop { $0 == " " || $0 == "-" }).trimmed
    let key = String(content.dropLast())
    return content.hasSuffix(":") && YAMLLint.listKeys.contains(key) ? key : nil
  }
}
