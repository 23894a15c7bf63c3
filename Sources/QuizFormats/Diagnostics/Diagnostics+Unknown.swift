extension Diagnostics {
  /// Reports an unknown name. If it differs from a known name only by invisible or look-alike characters, reports those
  /// characters instead.
  ///
  /// - Parameter isKnown: whether a name is known.
  mutating func addUnknown(
    _ rule: some DiagnosticRule, _ name: String, at location: SourceLocation, isKnown: (String) -> Bool
  ) {
    if let found = invisible(in: name, at: location) {
      add(found.rule, at: found.location)
    } else if let quote = name.first, LookAlikeCharacter.curlyQuotes.contains(quote), isKnown(name.normalizedName) {
      add(LookAlikeCharacter(character: quote, meant: "\""), at: location)
    } else if let comma = name.firstIndex(where: { "，、".contains($0) }), name.isCommaSeparatedList(of: isKnown) {
      let commaLocation = source.location(after: name[..<comma], at: location)
      add(LookAlikeCharacter(character: name[comma], meant: ","), at: commaLocation)
    } else if let (rule, offset) = LookAlikeCharacter.find(in: name, isKnown: isKnown) {
      add(rule, at: source.location(after: name.prefix(offset), at: location))
    } else {
      add(rule, at: location)
    }
  }

  private func invisible(in name: String, at nameLocation: SourceLocation) -> (
    rule: InvisibleCharacter, location: SourceLocation
  )? {
    let scalars = name.unicodeScalars
    guard let index = scalars.firstIndex(where: { InvisibleCharacter.name(of: $0) != nil }) else { return nil }
    var location = source.location(after: name[..<index], at: nameLocation)
    location.width = scalars[index...].prefix { InvisibleCharacter.name(of: $0) != nil }.count
    let before = source.linePrefix(before: location).drop { $0 == " " }
    let position: InvisibleCharacter.Position =
      index > scalars.startIndex
      ? .inName(name.withoutInvisibleCharacters)
      : before.isEmpty
        ? .indentation
        : before.hasPrefix("-")
          ? .after("-")
          : .inName(name.withoutInvisibleCharacters)
    return (InvisibleCharacter(scalar: scalars[index], position: position), location)
  }
}

extension String {
  /// The text without invisible characters.
  var withoutInvisibleCharacters: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { InvisibleCharacter.name(of: $0) == nil }))
  }

  /// Whether the text is a list of known names with full-width commas between them.
  fileprivate func isCommaSeparatedList(of isKnown: (String) -> Bool) -> Bool {
    let parts = split { "，、".contains($0) }.map(String.init)
    return parts.count > 1 && parts.map(\.trimmed).allSatisfy(isKnown)
  }

  /// The name that was probably meant: with ASCII letters instead of look-alikes, and without markup of other formats.
  var normalizedName: String {
    let plain = String(withoutInvisibleCharacters.map { LookAlikeCharacter.asciiLookAlike(of: $0) ?? $0 })
    return plain.trimmingDecorations.lowercased()
  }

  private var trimmingDecorations: String {
    let decorations: Set<Character> = ["*", "_", "`", "\"", "'", "“", "”", "„", "‘", "’", "«", "»", " "]
    return String(drop(while: decorations.contains)[...].trimmingEnd(where: decorations.contains))
  }
}
