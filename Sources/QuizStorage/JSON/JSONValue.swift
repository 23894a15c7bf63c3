/// A value of JSON. Objects keep the order of their members.
indirect enum JSONValue {
  case string(String)
  /// As it is written.
  case number(String)
  case boolean(Bool)
  case null
  case array([JSONValue])
  case object([Member])

  struct Member {
    let key: String
    let value: JSONValue
  }

  /// An object without the members that have no value.
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { member in member.value.map { Member(key: member.key, value: $0) } })
  }

  static func integer(_ value: Int) -> JSONValue { .number("\(value)") }
}
