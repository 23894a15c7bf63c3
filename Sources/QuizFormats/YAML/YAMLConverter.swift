internal import Yams

/// Converts libyaml's nodes to ``DocumentNode``, follows aliases, and rejects YAML features that quiz files don't need.
struct YAMLConverter {
  let masked: MaskedYAML
  var diagnostics: Diagnostics
  /// The converted nodes by anchor.
  private var anchors: [String: DocumentNode] = [:]
  private var count = 0
  private var hasFailed = false
  /// Anchors before plain texts that no alias has used yet.
  private var unusedAnchors: [String: SourceLocation] = [:]
  /// Whether an alias has no anchor. Then an unused anchor may be its misspelled target.
  private var hasUndefinedAlias = false

  init(marked: MaskedYAML, findings: Diagnostics) {
    self.masked = marked
    self.diagnostics = findings
  }

  /// Returns the tree; nil if it is too large or too deep.
  mutating func convert(_ root: Yams.Node) -> DocumentNode? {
    let node = convert(root, level: 1)
    if hasFailed { return nil }
    for place in hasUndefinedAlias ? [] : Array(unusedAnchors.values)
    where diagnostics.source.character(at: place) == "&" {
      diagnostics.add(TextBeginsWithIndicator(sign: "&"), at: place)
    }
    return node
  }

  private mutating func convert(_ node: Yams.Node, level: Int) -> DocumentNode {
    let place = SourceLocation(node.mark)
    count += 1 + (node.scalar.map { $0.string.utf8.count / 256 } ?? 0)
    if level > FileLimits.nestingDepth, node.scalar == nil { fail(NestingTooDeep(), at: place) }
    if count > FileLimits.nodeCount { fail(TooManyValues(), at: place) }
    if hasFailed { return DocumentNode(.list([]), at: place) }
    if let text = textInBraces(node) ?? textAfterExclamationMark(node, at: place) {
      return DocumentNode(.scalar(text, plain: false), at: place)
    }
    rejectTag(of: node, at: place)
    let converted =
      switch node {
      case .scalar(let scalar): convert(scalar, level: level, at: place)
      case .sequence(let items): DocumentNode(.list(items.map { convert($0, level: level + 1) }), at: place)
      case .mapping(let mapping): DocumentNode(.mapping(entries(of: mapping, level: level)), at: place)
      case .alias: DocumentNode(.scalar("", plain: true), at: place)
      }
    if let anchor = node.anchor {
      anchors[anchor.rawValue] = converted
      if let scalar = node.scalar, scalar.style == .plain { unusedAnchors[anchor.rawValue] = place }
    }
    return converted
  }

  private mutating func fail(_ rule: some DiagnosticRule, at place: SourceLocation) {
    if !hasFailed { diagnostics.add(rule, at: place) }
    hasFailed = true
  }

  private mutating func convert(_ scalar: Yams.Node.Scalar, level: Int, at place: SourceLocation) -> DocumentNode {
    let plain = scalar.style == .plain
    if plain, scalar.string.unicodeScalars.first == masked.aliasPlaceholder {
      return resolveAlias(scalar.string, level: level, at: place)
    }
    let text = masked.unmasked(scalar.string)
    var place = place
    place.width = max(1, text.contains("\n") ? 1 : text.count + (plain ? 0 : 2))
    return DocumentNode(.scalar(text, plain: plain), at: place)
  }

  /// Returns the node that an alias refers to.
  private mutating func resolveAlias(_ written: String, level: Int, at place: SourceLocation) -> DocumentNode {
    let name = String(written.unicodeScalars.dropFirst())
    var place = place
    place.width = name.count + 1
    guard !name.isEmpty, name.utf8.allSatisfy(Self.isAnchorByte) else {
      diagnostics.add(TextBeginsWithAsterisk(text: masked.unmasked(written)), at: place)
      return DocumentNode(.scalar(masked.unmasked(written), plain: false), at: place)
    }
    unusedAnchors[name] = nil
    guard let node = anchors[name] else {
      hasUndefinedAlias = true
      diagnostics.add(UnknownAlias(name: name, known: anchors.keys.sorted()), at: place)
      return DocumentNode(.scalar(name, plain: false), at: place)
    }
    count += node.cost - 1
    if level + node.depth - 1 > FileLimits.nestingDepth { fail(NestingTooDeep(), at: place) }
    if count > FileLimits.nodeCount { fail(TooManyValues(), at: place) }
    return node
  }

  private static func isAnchorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
    default: false
    }
  }

  private mutating func entries(of mapping: Yams.Node.Mapping, level: Int) -> [DocumentNode.Entry] {
    var entries: [DocumentNode.Entry] = []
    var places: [String: SourceLocation] = [:]
    for (key, value) in mapping {
      guard let scalar = key.scalar else {
        diagnostics.add(NonScalarKey(), at: SourceLocation(key.mark))
        continue
      }
      var name = masked.unmasked(scalar.string)
      let place = SourceLocation(key.mark, width: name.count + (scalar.style == .plain ? 0 : 2))
      if let anchor = scalar.anchor { anchors[anchor.rawValue] = DocumentNode(.scalar(name, plain: false), at: place) }
      if let original = unmaskedKey(of: name, among: places.keys) { name = original }
      if isFlow(mapping), isKeyWithoutValue(name, value, at: place) {
        addKeyWithoutValue(name, at: place, &entries)
        continue
      }
      if let first = places[name] {
        diagnostics.add(DuplicateKey(key: name, first: diagnostics.source.line(of: first)), at: place)
      } else {
        places[name] = place
        entries.append(DocumentNode.Entry(key: name, keyLocation: place, value: convert(value, level: level + 1)))
      }
    }
    return entries
  }

  /// Whether a mapping is in braces. Yams takes the style from the end event, which has none.
  private func isFlow(_ mapping: Yams.Node.Mapping) -> Bool {
    diagnostics.source.character(at: SourceLocation(mapping.mark)) == "{"
  }

  /// Whether a key in braces has neither a colon nor a value.
  private func isKeyWithoutValue(_ key: String, _ value: Yams.Node, at place: SourceLocation) -> Bool {
    guard let scalar = value.scalar, scalar.style == .plain, scalar.string.isEmpty else { return false }
    guard let rest = diagnostics.source.restOfLine(after: key, at: place) else { return false }
    return rest.drop { $0 == " " }.first != ":"
  }

  /// Handles text between two commas in braces that has no value: the rest of a text with a comma, or a key whose colon
  /// has no space after it.
  private mutating func addKeyWithoutValue(
    _ name: String, at place: SourceLocation, _ entries: inout [DocumentNode.Entry]
  ) {
    if let colon = name.firstIndex(of: ":"), colon != name.startIndex {
      diagnostics.add(ColonWithoutSpace(key: String(name[..<colon])), at: place)
      let value = DocumentNode(.scalar(String(name[name.index(after: colon)...]), plain: true), at: place)
      return entries.append(DocumentNode.Entry(key: String(name[..<colon]), keyLocation: place, value: value))
    }
    let before = entries.last?.value.text ?? ""
    let hasBlank = diagnostics.source.linePrefix(before: place).last == " "
    diagnostics.add(UnquotedCommaInBraces(before: before, after: name, hasBlank: hasBlank), at: place)
  }

  /// The text of braces that contain a single word, such as `{outcome}`. It is reported.
  private mutating func textInBraces(_ node: Yams.Node) -> String? {
    guard case .mapping(let mapping) = node, isFlow(mapping), mapping.count == 1,
      let (key, value) = mapping.first,
      let name = key.scalar.map({ masked.unmasked($0.string) }), !name.contains(":"),
      isKeyWithoutValue(name, value, at: SourceLocation(key.mark))
    else { return nil }
    diagnostics.add(TextBeginsWithIndicator(sign: "{"), at: SourceLocation(node.mark))
    return "{\(name)}"
  }

  /// The text of a line that begins with `!`, like a YAML tag. It is reported.
  private mutating func textAfterExclamationMark(_ node: Yams.Node, at place: SourceLocation) -> String? {
    guard let scalar = node.scalar, scalar.style == .plain, diagnostics.source.character(at: place) == "!" else {
      return nil
    }
    let rest = diagnostics.source.restOfLine(from: place)
    guard !rest.hasPrefix("!!"), !rest.hasPrefix("!<") else { return nil }
    diagnostics.add(TextBeginsWithIndicator(sign: "!"), at: place)
    return rest
  }

  /// The name of a duplicate key before its replacement.
  private func unmaskedKey(of name: String, among keys: some Sequence<String>) -> String? {
    guard name.unicodeScalars.first == masked.duplicateKeyPlaceholder else { return nil }
    let rest = name.unicodeScalars.dropFirst()
    return keys.first { $0.unicodeScalars.dropFirst().elementsEqual(rest) && masked.maskedKeys.contains($0) }
  }

  private mutating func rejectTag(of node: Yams.Node, at place: SourceLocation) {
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
    diagnostics.add(UnsupportedYAMLTag(tag: name), at: place)
  }
}

extension SourceLocation {
  init(_ mark: Mark?, width: Int = 1) {
    self.init(offset: .mark(line: (mark?.line ?? 1) - 1, scalar: (mark?.column ?? 1) - 1), width: max(1, width))
  }
}
