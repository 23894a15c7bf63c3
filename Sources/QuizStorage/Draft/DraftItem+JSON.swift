internal import QuizDrafts

extension DraftItem {
  /// The item with its fields in their usual order. Inside a list its id has the key `item`.
  var json: JSONValue {
    var members: [JSONValue.Member] = id == .quiz ? [] : [JSONValue.Member(key: "item", value: .string(id.name))]
    for field in kind.fields {
      if let value = values[Key(field)] { members.append(JSONValue.Member(key: field.rawValue, value: value.json)) }
      let keyed = values.filter { $0.key.field == field }.compactMap { entry in
        entry.key.key.map { JSONValue.Member(key: $0, value: entry.value.json) }
      }
      if keyed.isEmpty { continue }
      let sorted = keyed.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      members.append(JSONValue.Member(key: field.rawValue, value: .object(sorted)))
    }
    for list in DraftItem.lists(of: kind) {
      let items = items(list.kind)
      if items.isEmpty { continue }
      members.append(JSONValue.Member(key: list.key, value: .array(items.map { $0.json })))
    }
    return .object(members)
  }

  /// - Parameter id: nil if the value has it.
  init(_ value: StoredValue, id: DraftItemID? = nil) throws(QuizDecodingError) {
    guard case .object(let members) = value.json else { throw value.error("isn't an object") }
    var named = id
    if named == nil, let member = members.first(where: { $0.key == "item" }) {
      named = DraftItemID(try StoredValue(member.value, path: "\(value.path).item").string())
    }
    guard let id = named else { throw value.error("has no id") }
    var values: [Key: DraftValue] = [:]
    var items: [DraftItem] = []
    let lists = DraftItem.lists(of: id.kind)
    for member in members where member.key != "item" || id == .quiz {
      let inner = StoredValue(member.value, path: value.path.isEmpty ? member.key : "\(value.path).\(member.key)")
      if let list = lists.first(where: { $0.key == member.key }) {
        for value in try inner.items(minimum: 0) {
          let item = try DraftItem(value)
          guard item.kind == list.kind else { throw value.error("isn't one of the \(list.key)") }
          items.append(item)
        }
        continue
      }
      guard let field = id.kind.fields.first(where: { $0.rawValue == member.key }) else {
        throw inner.error("isn't known")
      }
      if inner.isObject {
        for (key, value) in try inner.members() { values[Key(field, key)] = try DraftValue(value) }
      } else {
        values[Key(field)] = try DraftValue(inner)
      }
    }
    self.init(
      id, id.kind, values: values, items: lists.flatMap { list in items.filter { $0.kind == list.kind } })
  }

  /// The keys of the lists in an item.
  private static func lists(of kind: Kind) -> [(key: String, kind: Kind)] {
    switch kind {
    case .quiz: [("languages", .language), ("outcomes", .outcome), ("questions", .question)]
    case .question: [("answers", .answer)]
    case .language, .outcome, .answer: []
    }
  }
}

extension DraftValue {
  var json: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .integer(let number): .integer(number)
    case .boolean(let flag): .boolean(flag)
    }
  }

  init(_ value: StoredValue) throws(QuizDecodingError) {
    switch value.json {
    case .string(let text): self = .text(text)
    case .number: self = .integer(try value.integer(in: DraftLimits.integers))
    case .boolean(let flag): self = .boolean(flag)
    default: throw value.error("isn't a text, an integer, true or false")
    }
  }
}
