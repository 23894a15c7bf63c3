internal import QuizDrafts

extension DraftOperation {
  /// Such as `{"set": "text", "of": "a7", "in": "ru", "from": "Кот", "to": "Кошка"}`.
  var json: JSONValue {
    switch self {
    case .set(let location, let old, let new):
      .object([
        "set": .string(location.key.field.rawValue), "of": .string(location.item.name),
        "in": location.key.key.map { .string($0) }, "from": old?.json, "to": new?.json,
      ])
    case .insert(let item, let position): .object(["insert": item.json, "at": position.json])
    case .remove(let item, let position): .object(["remove": item.json, "at": position.json])
    case .move(let id, let old, let new):
      .object(["move": .string(id.name), "from": old.json, "to": new.json])
    }
  }

  init(_ value: StoredValue) throws(QuizDecodingError) {
    guard case .object(let members) = value.json else { throw value.error("isn't an object") }
    switch members.first?.key {
    case "set":
      let object = try value.object("set", "of", "in", "from", "to")
      let name = try object.required("set")
      guard let field = DraftField(rawValue: try name.string()) else { throw name.error("isn't a field") }
      let location = DraftLocation(DraftItemID(try object.required("of").string()), field, try object["in"]?.string())
      self = .set(location, from: try DraftOperation.value(object["from"]), to: try DraftOperation.value(object["to"]))
    case "insert":
      let object = try value.object("insert", "at")
      self = .insert(try DraftItem(object.required("insert")), at: try DraftPosition(object.required("at")))
    case "remove":
      let object = try value.object("remove", "at")
      self = .remove(try DraftItem(object.required("remove")), at: try DraftPosition(object.required("at")))
    case "move":
      let object = try value.object("move", "from", "to")
      self = .move(
        DraftItemID(try object.required("move").string()), from: try DraftPosition(object.required("from")),
        to: try DraftPosition(object.required("to")))
    default: throw value.error("isn't an operation")
    }
  }

  private static func value(_ value: StoredValue?) throws(QuizDecodingError) -> DraftValue? {
    guard let value else { return nil }
    return try DraftValue(value)
  }
}

extension DraftPosition {
  fileprivate var json: JSONValue {
    .object(["in": .string(parent.name), "after": predecessor.map { .string($0.name) }])
  }

  fileprivate init(_ value: StoredValue) throws(QuizDecodingError) {
    let object = try value.object("in", "after")
    let predecessor = try object["after"]?.string()
    self.init(
      in: DraftItemID(try object.required("in").string()), after: predecessor.map { DraftItemID($0) })
  }
}
