public import QuizDrafts

extension DraftLocation {
  /// The name of the field's input in the editor's forms: `ITEM.FIELD` or `ITEM.FIELD.KEY`, for example `q3.text.ru`
  /// or `a7.points.o2`. A key may contain full stops.
  public var formName: String {
    let name = item.name + "." + key.field.rawValue
    return key.key.map { name + "." + $0 } ?? name
  }

  /// Reads the name of an input; nil if no field of such an item has it.
  ///
  /// Whether the draft has the item, and the field takes the key, is checked by ``QuizDrafts/Draft``.
  public init?(formName: String) {
    let parts = formName.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false).map { String($0) }
    guard parts.count >= 2, !parts[0].isEmpty, parts.last?.isEmpty == false,
      let field = DraftField(rawValue: parts[1])
    else { return nil }
    let item = DraftItemID(parts[0])
    guard item.kind.fields.contains(field) else { return nil }
    self.init(item, field, parts.count == 3 ? parts[2] : nil)
  }

  /// The id of the input's element on the page. A key is a person's text, so bytes that ids and links don't like are
  /// written as their numbers.
  var elementID: String {
    var id = ""
    for byte in formName.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D: id.append(Character(Unicode.Scalar(byte)))
      case 0x2E: id += "_"
      default: id += "_" + String(byte) + "_"
      }
    }
    return id
  }
}
