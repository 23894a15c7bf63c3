/// Maps the names of elements and attributes in all QTI versions to one form: version 2's `simpleChoice` and version
/// 3's `qti-simple-choice` are both `simplechoice`.
enum QTINameNormalizer {
  static func normalize(_ name: String) -> String {
    let name = name.lowercased()
    return (name.hasPrefix("qti-") ? name.dropFirst(4) : name[...]).filter { $0 != "-" }
  }
}

extension XMLElement {
  /// The element with all names from ``QTINameNormalizer``.
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
