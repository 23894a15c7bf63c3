internal import Yams

/// Converts libyaml's nodes to ``DocumentNode``, follows aliases, and rejects YAML features that quiz files don't need.
struct YAMLConverter {
  let masked: MaskedYAML
  var diagnostics: Diagnostics
  /// The converted nodes by anchor.
  private var anchors: [String: DocumentNode] = [:]
  /// The number of nodes so far, those of resolved aliases included; each 256 bytes of text count as one more.
  private var nodeCount = 0
  private var hasFailed = false
  /// Anchors before plain texts that no alias has used yet.
  private var unusedAnchors: [String: SourceLocation] = [:]
  /// Whether an alias has no anchor. Then an unused anchor may be its misspelled target.
  private var hasUndefinedAlias = false

  init(_ masked: MaskedYAML, diagnostics: Diagnostics) {
    self.masked = masked
    self.diagnostics = diagnostics
  }

  /// Returns the tree; nil if it is too large or too deep.
  mutating func convert(_ root: Yams.Node) -> DocumentNode? {
    let node = convert(root, level: 1)
    if hasFailed { return nil }
    for location in hasUndefinedAlias ? [] : Array(unusedAnchors.values)
    where diagnostics.source.character(at: location) == "&" {
      diagnostics.add(TextBeginsWithIndicator(sign: "&"), at: location)
    }
    return node
  }

  /// - Parameter listKey: the key of the list that the node is, or is an item of; nil elsewhere. Such a mapping becomes
  ///   a list if it has several items' keys.
  private mutating func convert(_ node: Yams.Node, level: Int, listKey: ListKey? = nil) -> DocumentNode {
    let location = SourceLocation(node.mark)
    nodeCount += 1 + (node.scalar.map { $0.string.utf8.count / 256 } ?? 0)
    if level > FileLimits.nestingDepth, node.scalar == nil { fail(NestingTooDeep(), at: location) }
    if nodeCount > FileLimits.nodeCount { fail(TooManyValues(), at: location) }
    if hasFailed { return DocumentNode(.list([]), at: location) }
    if let text = textInBraces(node) ?? textAfterExclamationMark(node, at: location) {
      return DocumentNode(.scalar(text, plain: false), at: location)
    }
    rejectTag(of: node, at: location)
    let converted =
      switch node {
      case .scalar(let scalar): convert(scalar, level: level, at: location)
      case .sequence(let items): DocumentNode(.list(items.flatMap { convertItem($0, level: level + 1) }), at: location)
      case .mapping(let mapping): convert(mapping, level: level, listKey: listKey, at: location)
      case .alias: DocumentNode(.scalar("", plain: true), at: location)
      }
    if let anchor = node.anchor {
      anchors[anchor.rawValue] = converted
      if let scalar = node.scalar, scalar.style == .plain { unusedAnchors[anchor.rawValue] = location }
    }
    return converted
  }

  /// An item of a list, or several items of which only the first has its hyphen.
  private mutating func convertItem(_ item: Yams.Node, level: Int) -> [DocumentNode] {
    let converted = convert(item, level: level, listKey: .ofItems)
    if item.mapping != nil, case .list(let items) = converted.content { return items }
    return [converted]
  }

  private mutating func convert(
    _ mapping: Yams.Node.Mapping, level: Int, listKey: ListKey?, at location: SourceLocation
  ) -> DocumentNode {
    let groups = groups(of: mapping, level: level, splits: listKey != nil && !isFlow(mapping))
    guard groups.count > 1 else { return DocumentNode(.mapping(groups.first ?? []), at: location) }
    for (index, group) in groups.enumerated() where index > 0 || listKey == .ofList {
      guard let key = group.first else { continue }
      let first = index == 0 ? nil : groups[index - 1].first.map { diagnostics.source.line(of: $0.keyLocation) }
      let rest = diagnostics.source.restOfLine(from: key.keyLocation)
      diagnostics.add(MissingHyphen(key: key.key, first: first, rest: rest), at: key.keyLocation)
    }
    let items = groups.map { DocumentNode(.mapping($0), at: $0.first?.keyLocation ?? location) }
    return DocumentNode(.list(items), at: location)
  }

  private mutating func fail(_ rule: some DiagnosticRule, at location: SourceLocation) {
    if !hasFailed { diagnostics.add(rule, at: location) }
    hasFailed = true
  }

  private mutating func convert(_ scalar: Yams.Node.Scalar, level: Int, at location: SourceLocation) -> DocumentNode {
    let plain = scalar.style == .plain
    if plain, scalar.string.unicodeScalars.first == masked.aliasPlaceholder {
      return resolveAlias(scalar.string, level: level, at: location)
    }
    let text = masked.unmasked(scalar.string)
    if !plain, swallowsNextLine(text, at: location) { failUnclosedQuote(at: location) }
    var location = location
    location.width = max(1, text.contains("\n") ? 1 : text.count + (plain ? 0 : 2))
    return DocumentNode(.scalar(text, plain: plain), at: location)
  }

  /// Whether a text in quotation marks contains the next line, which is a key of its own.
  private func swallowsNextLine(_ text: String, at location: SourceLocation) -> Bool {
    guard text.contains(": ") else { return false }
    let source = diagnostics.source
    let line = source.line(of: location)
    let isShort = source.end(ofLine: line + 1) - source.start(ofLine: line) < 1_000
    guard isShort, let first = source.content(ofLine: line), let next = source.content(ofLine: line + 1) else {
      return false
    }
    let opening = source.restOfLine(from: location)
    let isOpen = opening.first.map { !opening.dropFirst().contains($0) } ?? false
    let isLeft = next.prefix { $0 == " " || $0 == "-" }.count <= first.prefix { $0 == " " || $0 == "-" }.count
    let key = String(next.drop { $0 == " " || $0 == "-" }.prefix { $0 != ":" })
    return isOpen && isLeft && LibYAMLFailure.keys.contains(key) && text.contains(next.trimmed)
  }

  private mutating func failUnclosedQuote(at location: SourceLocation) {
    let text = diagnostics.source.restOfLine(from: location)
    var location = location
    location.width = text.count
    if text.hasPrefix("'") {
      fail(TextBeginsWithApostrophe(text: text.trimmed), at: location)
    } else if text.hasPrefix("\"") {
      fail(InvalidYAML(problem: .unclosedQuote), at: location)
    }
  }

  /// Returns the node that an alias refers to.
  private mutating func resolveAlias(_ text: String, level: Int, at location: SourceLocation) -> DocumentNode {
    let name = String(text.unicodeScalars.dropFirst())
    var location = location
    location.width = name.count + 1
    guard !name.isEmpty, name.utf8.allSatisfy(Self.isAnchorByte) else {
      diagnostics.add(TextBeginsWithAsterisk(text: masked.unmasked(text)), at: location)
      return DocumentNode(.scalar(masked.unmasked(text), plain: false), at: location)
    }
    unusedAnchors[name] = nil
    guard let node = anchors[name] else {
      hasUndefinedAlias = true
      diagnostics.add(UnknownAlias(name: name, known: anchors.keys.sorted()), at: location)
      return DocumentNode(.scalar(name, plain: false), at: location)
    }
    nodeCount += node.cost - 1
    if level + node.depth - 1 > FileLimits.nestingDepth { fail(NestingTooDeep(), at: location) }
    if nodeCount > FileLimits.nodeCount { fail(TooManyValues(), at: location) }
    return node
  }

  private static func isAnchorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
    default: false
    }
  }

  /// The entries of a mapping.
  ///
  /// - Parameter splits: whether a second occurrence of the first key begins a new group, as if a hyphen were missing.
  private mutating func groups(of mapping: Yams.Node.Mapping, level: Int, splits: Bool) -> [[DocumentNode.Entry]] {
    var groups: [[DocumentNode.Entry]] = []
    var entries: [DocumentNode.Entry] = []
    var firstLocations: [String: SourceLocation] = [:]
    for (key, value) in mapping {
      guard let scalar = key.scalar else {
        diagnostics.add(NonScalarKey(), at: SourceLocation(key.mark))
        continue
      }
      var name = masked.unmasked(scalar.string)
      let location = SourceLocation(key.mark, width: name.count + (scalar.style == .plain ? 0 : 2))
      if let anchor = scalar.anchor {
        anchors[anchor.rawValue] = DocumentNode(.scalar(name, plain: false), at: location)
      }
      if let original = masked.originalKey(of: name) { name = original }
      if splits, entries.first?.key == name {
        groups.append(entries)
        entries = []
        firstLocations = [:]
      }
      if isFlow(mapping), isKeyWithoutValue(name, value, at: location) {
        addKeyWithoutValue(name, at: location, &entries)
        continue
      }
      if let first = firstLocations[name] {
        diagnostics.add(DuplicateKey(key: name, first: diagnostics.source.line(of: first)), at: location)
      } else {
        firstLocations[name] = location
        let listKey = YAMLLint.listKeys.contains(name) ? ListKey.ofList : nil
        let node = convert(value, level: level + 1, listKey: listKey)
        entries.append(DocumentNode.Entry(key: name, keyLocation: location, value: node))
      }
    }
    return groups + [entries]
  }

  /// Where a mapping stands that may be several items.
  private enum ListKey {
    /// After the key of a list, without any hyphen.
    case ofList
    /// After a hyphen.
    case ofItems
  }

  /// Whether a mapping is in braces. Yams takes the style from the end event, which has none.
  private func isFlow(_ mapping: Yams.Node.Mapping) -> Bool {
    diagnostics.source.character(at: SourceLocation(mapping.mark)) == "{"
  }

  /// Whether a key in braces has neither a colon nor a value.
  private func isKeyWithoutValue(_ key: String, _ value: Yams.Node, at location: SourceLocation) -> Bool {
    guard let scalar = value.scalar, scalar.style == .plain, scalar.string.isEmpty else { return false }
    guard let rest = diagnostics.source.restOfLine(after: key, at: location) else { return false }
    return rest.drop { $0 == " " }.first != ":"
  }

  /// Handles text between two commas in braces that has no value: the rest of a text with a comma, or a key whose colon
  /// has no space after it.
  private mutating func addKeyWithoutValue(
    _ name: String, at location: SourceLocation, _ entries: inout [DocumentNode.Entry]
  ) {
    if let colon = Self.separator(in: name) {
      if name[colon] == ":" {
        diagnostics.add(ColonWithoutSpace(key: String(name[..<colon])), at: location)
      } else if name[colon] == "=" {
        diagnostics.add(InvalidYAML(problem: .missingColon(.equation)), at: location)
      } else {
        let colonLocation = diagnostics.source.location(after: name[..<colon], at: location)
        diagnostics.add(LookAlikeCharacter(character: name[colon], meant: ":"), at: colonLocation)
      }
      let value = DocumentNode(.scalar(String(name[name.index(after: colon)...]).trimmed, plain: true), at: location)
      return entries.append(
        DocumentNode.Entry(key: String(name[..<colon]).trimmed, keyLocation: location, value: value))
    }
    let before = entries.last?.value.text ?? ""
    let hasBlank = diagnostics.source.linePrefix(before: location).last == " "
    diagnostics.add(UnquotedCommaInBraces(before: before, after: name, hasBlank: hasBlank), at: location)
  }

  /// The sign between a key and its value if it is a colon without a space, a full-width colon or an equals sign.
  private static func separator(in text: String) -> String.Index? {
    guard let index = text.firstIndex(where: { ":：=".contains($0) }), index != text.startIndex else { return nil }
    guard text[index] == "=" else { return index }
    // A text may have an equals sign, as “2 + 2 = 4” does.
    let name = String(text[..<index]).trimmed
    let value = String(text[text.index(after: index)...]).trimmed
    return name.contains(" ") || Int(value) == nil ? nil : index
  }

  /// The text of braces that contain a single word, such as `{outcome}`. It is reported.
  private mutating func textInBraces(_ node: Yams.Node) -> String? {
    guard case .mapping(let mapping) = node, isFlow(mapping), mapping.count == 1,
      let (key, value) = mapping.first,
      let name = key.scalar.map({ masked.unmasked($0.string) }), Self.separator(in: name) == nil,
      isKeyWithoutValue(name, value, at: SourceLocation(key.mark))
    else { return nil }
    diagnostics.add(TextBeginsWithIndicator(sign: "{"), at: SourceLocation(node.mark))
    return "{\(name)}"
  }

  /// The text of a line that begins with `!`, like a YAML tag. It is reported.
  private mutating func textAfterExclamationMark(_ node: Yams.Node, at location: SourceLocation) -> String? {
    guard let scalar = node.scalar, scalar.style == .plain, diagnostics.source.character(at: location) == "!" else {
      return nil
    }
    let rest = diagnostics.source.restOfLine(from: location)
    guard !Self.beginsWithTag(rest) else { return nil }
    diagnostics.add(TextBeginsWithIndicator(sign: "!"), at: location)
    return rest
  }

  /// Whether a text that begins with `!` begins with a tag that YAML knows.
  private static func beginsWithTag(_ text: String) -> Bool {
    if text.hasPrefix("!<") { return true }
    return text.hasPrefix("!!") && tags.contains(String(text.dropFirst(2).prefix { $0.isASCII && $0.isLetter }))
  }

  private static let tags: Set<String> = [
    "binary", "bool", "float", "int", "map", "merge", "null", "omap", "pairs", "seq", "set", "str", "timestamp",
  ]

  private mutating func rejectTag(of node: Yams.Node, at location: SourceLocation) {
    let tag: Tag =
      switch node {
      case .scalar(let scalar): scalar.tag
      case .mapping(let mapping): mapping.tag
      case .sequence(let sequence): sequence.tag
      case .alias(let alias): alias.tag
      }
    let name = tag.description
    guard !name.isEmpty, name != "!" else { return }
    if case .scalar(let scalar) = node, scalar.style != .plain, name == "tag:yaml.org,2002:str" { return }
    diagnostics.add(UnsupportedYAMLTag(tag: name), at: location)
  }
}

extension SourceLocation {
  init(_ mark: Mark?, width: Int = 1) {
    self.init(offset: .mark(line: (mark?.line ?? 1) - 1, scalar: (mark?.column ?? 1) - 1), width: max(1, width))
  }
}
