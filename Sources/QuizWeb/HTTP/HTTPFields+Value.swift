import HTTPTypes

extension HTTPFields {
  /// The same as the subscript with a name, for less: that one joins values even where there is a single one.
  func value(of name: HTTPField.Name) -> String? {
    guard contains(name) else { return nil }
    let values = self[values: name]
    return values.count == 1 ? values[0] : self[name]
  }
}
