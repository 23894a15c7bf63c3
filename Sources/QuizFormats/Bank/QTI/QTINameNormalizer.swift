/// The names of QTI's elements and attributes in a form that is the same in all versions: `simpleChoice` of version 2 and
/// `qti-simple-choice` of version 3 are both `simplechoice`.
enum QTINameNormalizer {
  static func normalize(_ name: String) -> String {
    let name = name.lowercased()
    return (name.hasPrefix("qti-") ? name.dropFirst(4) : name[...]).filter { $0 != "-" }
  }
}

extension XMLElement {
  /// With all names as ``QTINameNormalizer`` writes them.
  var withNormalizedNames: XMLElement {
    var attributes: [String: String] = [:]
    for (key, value) in self.attributes { attributes[QTINameNormalizer.normalize(key)] = value }
    var plain = XMLElement(name: QTINameNormalizer.normalize(name), attributes: attributes, offset: offset)
    plain.content = content.map { part in
      if case .element(let element) = part { .element(element.withNormalizedNames) } else { part }
    }
    return plain
  }
}
