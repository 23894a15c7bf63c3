extension Findings {
  /// Reports a name that isn't known. Where it differs from a known one only by characters that nobody can tell by eye,
  /// these are reported instead.
  ///
  /// - Parameter isKnown: whether a name would be known.
  mutating func addUnknown(_ rule: some Rule, _ name: String, at place: Place, isKnown: (String) -> Bool) {
    if let found = invisible(in: name, at: place) {
      add(found.rule, at: found.place)
    } else if let quote = name.first, LookAlikeCharacter.curlyQuotes.contains(quote), isKnown(name.plainName) {
      add(LookAlikeCharacter(character: quote, meant: "\""), at: place)
    } else if let comma = name.firstIndex(where: { "，、".contains($0) }), name.isList(of: isKnown) {
      let spot = source.place(behind: name[..<comma], at: place)
      add(LookAlikeCharacter(character: name[comma], meant: ","), at: spot)
    } else if let (rule, offset) = LookAlikeCharacter.look(at: name, isKnown: isKnown) {
      add(rule, at: source.place(behind: name.prefix(offset), at: place))
    } else {
      add(rule, at: place)
    }
  }

  private func invisible(in name: String, at place: Place) -> (rule: InvisibleCharacter, place: Place)? {
    let scalars = name.unicodeScalars
    guard let index = scalars.firstIndex(where: { InvisibleCharacter.name(of: $0) != nil }) else { return nil }
    var spot = source.place(behind: name[..<index], at: place)
    spot.width = scalars[index...].prefix { InvisibleCharacter.name(of: $0) != nil }.count
    let before = source.indentation(before: spot).drop { $0 == " " }
    let kind: InvisibleCharacter.Spot =
      index > scalars.startIndex
      ? .inName(name.withoutInvisible)
      : before.isEmpty
        ? .indentation
        : before.hasPrefix("-")
          ? .behind("-")
          : .inName(name.withoutInvisible)
    return (InvisibleCharacter(scalar: scalars[index], spot: kind), spot)
  }
}

extension String {
  /// Without characters that can't be seen.
  var withoutInvisible: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { InvisibleCharacter.name(of: $0) == nil }))
  }

  /// Whether it is several known names with full-width commas between them.
  fileprivate func isList(of isKnown: (String) -> Bool) -> Bool {
    let parts = split { "，、".contains($0) }.map(String.init)
    return parts.count > 1 && parts.map(\.trimmed).allSatisfy(isKnown)
  }

  /// As it was probably meant: with ASCII characters for those that look like them, and without decorations of other
  /// notations.
  var plainName: String {
    let plain = String(withoutInvisible.map { LookAlikeCharacter.twin(of: $0) ?? $0 })
    return plain.trimmingDecorations.lowercased()
  }

  private var trimmingDecorations: String {
    let marks: Set<Character> = ["*", "_", "`", "\"", "'", "“", "”", "„", "‘", "’", "«", "»", " "]
    return String(drop(while: marks.contains)[...].trimmingEnd(where: marks.contains))
  }
}
