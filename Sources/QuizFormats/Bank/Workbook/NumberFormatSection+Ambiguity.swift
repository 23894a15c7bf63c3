extension NumberFormatSection {
  /// Distinguishes minutes from months, and fractions of a second from digits.
  static func resolvingAmbiguities(_ parts: [Part]) -> [Part] {
    let parts = resolvingMinutes(parts)
    return parts.contains(where: \.isDateOrTime) ? joiningFractionalSeconds(parts) : parts
  }

  /// An `m` beside hours or seconds means minutes.
  private static func resolvingMinutes(_ parts: [Part]) -> [Part] {
    var parts = parts
    let fields = parts.indices.filter { letter(parts[$0]) != nil }
    for (order, field) in fields.enumerated() {
      guard case .dateTimeField("m", let count) = parts[field], count <= 2 else { continue }
      let before = order > 0 ? letter(parts[fields[order - 1]]) : nil
      let after = order + 1 < fields.count ? letter(parts[fields[order + 1]]) : nil
      if before == "h" || after == "s" { parts[field] = .dateTimeField("n", count) }
    }
    return parts
  }

  /// A decimal point and zeros after seconds are fractions of a second.
  private static func joiningFractionalSeconds(_ parts: [Part]) -> [Part] {
    var joined: [Part] = []
    var index = 0
    while index < parts.count {
      let digits = parts[(index + 1)...].prefix { $0 == .digit("0") }.count
      if parts[index] == .decimalPoint, digits > 0, joined.last.flatMap(letter) == "s" {
        joined.append(.fractionalSeconds(digits))
        index += digits + 1
      } else {
        joined.append(parts[index])
        index += 1
      }
    }
    return joined
  }

  private static func letter(_ part: Part) -> Character? {
    switch part {
    case .dateTimeField(let letter, _), .elapsed(let letter, _): letter
    default: nil
    }
  }
}
