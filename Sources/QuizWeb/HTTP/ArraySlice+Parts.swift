extension ArraySlice<UInt8> {
  /// Calls `body` with each part between the separators that isn't empty. It is `split` without its array.
  func forEachPart(separatedBy separator: UInt8, _ body: (ArraySlice<UInt8>) -> Void) {
    var rest = drop { $0 == separator }
    while !rest.isEmpty {
      let part = rest.prefix { $0 != separator }
      body(part)
      rest = rest[part.endIndex...].drop { $0 == separator }
    }
  }
}
