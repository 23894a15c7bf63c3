/// The names of QTI's elements and attributes in a form that is the same in all versions: `simpleChoice` of version 2 and
/// `qti-simple-choice` of version 3 are both `simplechoice`.
enum QTIName {
  static func plain(_ name: String) -> String {
    let name = name.lowercased()
    return (name.hasPrefix("qti-") ? name.dropFirst(4) : name[...]).filter { $0 != "-" }
  }
}

extension XMLElement {
  /// With all names as ``QTIName`` writes them.
  var plainlyNamed: XMLElement {
    var attributes: [String: String] = [:]
    for (key, value) in self.attributes { attributes[QTIName.plain(key)] = value }
    var plain = XMLElement(name: QTIName.plain(name), attributes: attributes, offset: offset)
    plain.content = content.map { part in
      if case .element(let element) = part { .element(element.plainlyNamed) } else { part }
    }
    return plain
  }
}
