/// A value of a stored quiz, with the path to it for errors.
struct StoredValue {
  let json: JSONValue
  /// Such as `questions[2].answers[0].text`; empty for the whole quiz.
  let path: String

  init(_ json: JSONValue, path: String) {
    self.json = json
    self.path = path
  }

  func error(_ problem: String) -> QuizDecodingError { .invalidValue(path: path, problem: problem) }

  func string() throws(QuizDecodingError) -> String {
    guard case .string(let text) = json else { throw error("isn't a string") }
    return text
  }

  func integer(in range: ClosedRange<Int>) throws(QuizDecodingError) -> Int {
    guard case .number(let text) = json, let value = Int(text) else { throw error("isn't an integer") }
    guard range.contains(value) else { throw error("is out of range") }
    return value
  }

  func boolean() throws(QuizDecodingError) -> Bool {
    guard case .boolean(let flag) = json else { throw error("isn't true or false") }
    return flag
  }

  /// - Parameter minimum: how many items there must be.
  func items(minimum: Int) throws(QuizDecodingError) -> [StoredValue] {
    guard case .array(let items) = json else { throw error("isn't an array") }
    guard items.count >= minimum else { throw error("has fewer than \(minimum) items") }
    return items.enumerated().map { StoredValue($1, path: "\(path)[\($0)]") }
  }

  /// The members of an object whose keys aren't fixed, in their order; at least one.
  func members() throws(QuizDecodingError) -> [(key: String, value: StoredValue)] {
    guard case .object(let members) = json, !members.isEmpty else { throw error("isn't an object with members") }
    return members.map { ($0.key, StoredValue($0.value, path: path.isEmpty ? $0.key : "\(path).\($0.key)")) }
  }

  /// - Parameter keys: all that an object may have.
  func object(_ keys: String...) throws(QuizDecodingError) -> StoredObject {
    let members = try members()
    for member in members where !keys.contains(member.key) { throw member.value.error("isn't known") }
    return StoredObject(path: path, members: members)
  }

  var isObject: Bool {
    if case .object = json { return true }
    return false
  }
}

/// An object with fixed keys.
struct StoredObject {
  let path: String
  let members: [(key: String, value: StoredValue)]

  /// The value of an optional member.
  subscript(key: String) -> StoredValue? { members.first { $0.key == key }?.value }

  func required(_ key: String) throws(QuizDecodingError) -> StoredValue {
    guard let value = self[key] else {
      throw .invalidValue(path: path.isEmpty ? key : "\(path).\(key)", problem: "is missing")
    }
    return value
  }
}
