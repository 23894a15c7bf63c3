/// An element of an XML document with its content.
struct XMLElement {
  enum Content {
    case text(String)
    case element(XMLElement)
  }

  /// The name without a prefix.
  let name: String
  /// The values by name, without prefixes.
  let attributes: [String: String]
  var content: [Content] = []
  /// The byte offset from the record's beginning.
  let offset: Int

  var location: SourceLocation { SourceLocation(offset: .byte(offset), width: name.count + 1) }

  var children: [XMLElement] {
    content.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The first child with a name.
  subscript(name: String) -> XMLElement? { children.first { $0.name == name } }

  func children(named name: String) -> [XMLElement] { children.filter { $0.name == name } }

  /// All text in it, including that of its children.
  var text: String {
    var text = ""
    for part in content {
      switch part {
      case .text(let string): text += string
      case .element(let element): text += element.text
      }
    }
    return text
  }
}
