internal import Yams

/// Turns what libyaml read into our own tree, follows aliases, and refuses what quiz files don't need of YAML.
struct YAMLConversion {
  let marked: MarkedText
  var findings: Findings
  /// The finished nodes that an alias may name.
  private var anchors: [String: Node] = [:]
  private var count = 0
  private var gaveUp = false
  /// Anchors before plain texts, until something refers to them.
  private var idleAnchors: [String: Place] = [:]
  /// Whether an alias names nothing: then it may be the one that an idle anchor is for.
  private var isAliasMistyped = false

  init(marked: MarkedText, findings: Findings) {
    self.marked = marked
    self.findings = findings
  }

  /// The tree; nil where it is too large or too deep.
  mutating func convert(_ root: Yams.Node) -> Node? {
    let node = convert(root, level: 1)
    if gaveUp { return nil }
    for place in isAliasMistyped ? [] : Array(idleAnchors.values) where findings.source.character(at: place) == "&" {
      findings.add(TextBeginsWithSign(sign: "&"), at: place)
    }
    return node
  }

  private mutating func convert(_ node: Yams.Node, level: Int) -> Node {
    let place = Place(node.mark)
    count += 1 + (node.scalar.map { $0.string.utf8.count / 256 } ?? 0)
    if level > Limits.depth, node.scalar == nil { giveUp(TooDeep(), at: place) }
    if count > Limits.nodes { giveUp(TooManyValues(), at: place) }
    if gaveUp { return Node(.list([]), at: place) }
    if let text = textInBraces(node) ?? textBehindExclamationMark(node, at: place) {
      return Node(.scalar(text, plain: false), at: place)
    }
    refuseTag(of: node, at: place)
    let converted =
      switch node {
      case .scalar(let scalar): convert(scalar, level: level, at: place)
      case .sequence(let items): Node(.list(items.map { convert($0, level: level + 1) }), at: place)
      case .mapping(let mapping): Node(.mapping(entries(of: mapping, level: level)), at: place)
      case .alias: Node(.scalar("", plain: true), at: place)
      }
    if let anchor = node.anchor {
      anchors[anchor.rawValue] = converted
      if let scalar = node.scalar, scalar.style == .plain { idleAnchors[anchor.rawValue] = place }
    }
    return converted
  }

  private mutating func giveUp(_ rule: some Rule, at place: Place) {
    if !gaveUp { findings.add(rule, at: place) }
    gaveUp = true
  }

  private mutating func convert(_ scalar: Yams.Node.Scalar, level: Int, at place: Place) -> Node {
    let plain = scalar.style == .plain
    if plain, scalar.string.unicodeScalars.first == marked.star {
      return follow(scalar.string, level: level, at: place)
    }
    let text = marked.restored(scalar.string)
    var place = place
    place.width = max(1, text.contains("\n") ? 1 : text.count + (plain ? 0 : 2))
    return Node(.scalar(text, plain: plain), at: place)
  }

  /// What an alias names.
  private mutating func follow(_ written: String, level: Int, at place: Place) -> Node {
    let name = String(written.unicodeScalars.dropFirst())
    var place = place
    place.width = name.count + 1
    guard !name.isEmpty, name.utf8.allSatisfy(Self.isAnchorByte) else {
      findings.add(TextBeginsWithAsterisk(text: marked.restored(written)), at: place)
      return Node(.scalar(marked.restored(written), plain: false), at: place)
    }
    idleAnchors[name] = nil
    guard let node = anchors[name] else {
      isAliasMistyped = true
      findings.add(UnknownAlias(name: name, known: anchors.keys.sorted()), at: place)
      return Node(.scalar(name, plain: false), at: place)
    }
    count += node.size - 1
    if level + node.depth - 1 > Limits.depth { giveUp(TooDeep(), at: place) }
    if count > Limits.nodes { giveUp(TooManyValues(), at: place) }
    return node
  }

  private static func isAnchorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
    default: false
    }
  }

  private mutating func entries(of mapping: Yams.Node.Mapping, level: Int) -> [Node.Entry] {
    var entries: [Node.Entry] = []
    var places: [String: Place] = [:]
    for (key, value) in mapping {
      guard let scalar = key.scalar else {
        findings.add(KeyIsNoText(), at: Place(key.mark))
        continue
      }
      var name = marked.restored(scalar.string)
      let place = Place(key.mark, width: name.count + (scalar.style == .plain ? 0 : 2))
      if let anchor = scalar.anchor { anchors[anchor.rawValue] = Node(.scalar(name, plain: false), at: place) }
      if let original = original(of: name, among: places.keys) { name = original }
      if isFlow(mapping), isCutOff(name, value, at: place) {
        takeCutOff(name, at: place, &entries)
        continue
      }
      if let first = places[name] {
        findings.add(DuplicateKey(key: name, first: findings.source.line(of: first)), at: place)
      } else {
        places[name] = place
        entries.append(Node.Entry(key: name, keyPlace: place, value: convert(value, level: level + 1)))
      }
    }
    return entries
  }

  /// Whether a mapping stands in braces. Yams tells its style from the event that ends it, which has none.
  private func isFlow(_ mapping: Yams.Node.Mapping) -> Bool {
    findings.source.character(at: Place(mapping.mark)) == "{"
  }

  /// Whether a key within braces has neither a colon nor a value.
  private func isCutOff(_ key: String, _ value: Yams.Node, at place: Place) -> Bool {
    guard let scalar = value.scalar, scalar.style == .plain, scalar.string.isEmpty else { return false }
    guard let rest = findings.source.rest(behind: key, at: place) else { return false }
    return rest.drop { $0 == " " }.first != ":"
  }

  /// Takes what stands between two commas of braces without a value: the rest of a text with a comma in it, or a key whose
  /// colon has no blank behind it.
  private mutating func takeCutOff(_ name: String, at place: Place, _ entries: inout [Node.Entry]) {
    if let colon = name.firstIndex(of: ":"), colon != name.startIndex {
      findings.add(ColonWithoutSpace(key: String(name[..<colon])), at: place)
      let value = Node(.scalar(String(name[name.index(after: colon)...]), plain: true), at: place)
      return entries.append(Node.Entry(key: String(name[..<colon]), keyPlace: place, value: value))
    }
    let before = entries.last?.value.text ?? ""
    let hasBlank = findings.source.indentation(before: place).last == " "
    findings.add(CommaInBraces(before: before, behind: name, hasBlank: hasBlank), at: place)
  }

  /// The text of braces that hold a single word, such as `{outcome}`, which is reported.
  private mutating func textInBraces(_ node: Yams.Node) -> String? {
    guard case .mapping(let mapping) = node, isFlow(mapping), mapping.count == 1,
      let (key, value) = mapping.first,
      let name = key.scalar.map({ marked.restored($0.string) }), !name.contains(":"),
      isCutOff(name, value, at: Place(key.mark))
    else { return nil }
    findings.add(TextBeginsWithSign(sign: "{"), at: Place(node.mark))
    return "{\(name)}"
  }

  /// The text of a line that begins with `!`, as YAML's tags do, which is reported.
  private mutating func textBehindExclamationMark(_ node: Yams.Node, at place: Place) -> String? {
    guard let scalar = node.scalar, scalar.style == .plain, findings.source.character(at: place) == "!" else {
      return nil
    }
    let rest = findings.source.rest(from: place)
    guard !rest.hasPrefix("!!"), !rest.hasPrefix("!<") else { return nil }
    findings.add(TextBeginsWithSign(sign: "!"), at: place)
    return rest
  }

  /// The name of a key that was set aside because it stands twice.
  private func original(of name: String, among keys: some Sequence<String>) -> String? {
    guard name.unicodeScalars.first == marked.aside else { return nil }
    let rest = name.unicodeScalars.dropFirst()
    return keys.first { $0.unicodeScalars.dropFirst().elementsEqual(rest) && marked.duplicates.contains($0) }
  }

  private mutating func refuseTag(of node: Yams.Node, at place: Place) {
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
    findings.add(YAMLTag(tag: name), at: place)
  }
}

extension Place {
  init(_ mark: Mark?, width: Int = 1) {
    self.init(spot: .mark(line: (mark?.line ?? 1) - 1, scalar: (mark?.column ?? 1) - 1), width: max(1, width))
  }
}
