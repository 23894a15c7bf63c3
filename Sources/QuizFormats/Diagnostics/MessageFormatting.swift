extension Int {
  /// The number with commas between thousands: `20,000`.
  public var grouped: String {
    var rest = String(magnitude)[...]
    var groups: [Substring] = []
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return (self < 0 ? "-" : "") + ([rest] + groups).joined(separator: ",")
  }

  /// The number and a noun: `1 answer`, `2 answers`.
  func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }
}

extension Double {
  /// The fraction as a percentage with one decimal: `12.5 %`.
  var percent: String {
    let tenths = Int((self * 1_000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}

extension String {
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// A value's position in the file, as messages name it.
enum ValueContext: Hashable, Sendable, CustomStringConvertible {
  case key(String)
  case item(of: String)

  var description: String {
    switch self {
    case .key(let key): "under \(key.quoted)"
    case .item(let noun): "in the list of \(noun)s"
    }
  }
}

extension [String] {
  /// A text such as “The only outcome is a.” or “The outcomes are a, b and c.”
  func sentence(listing noun: String, limit: Int = 20) -> String {
    count == 1 ? "The only \(noun) is \(self[0])." : "The \(noun)s are \(joinedList(limit: limit))."
  }

  /// `a, b and c`. Of a long list, only the first ones and the number of the others.
  func joinedList(limit: Int, conjunction: String = "and") -> String {
    if count > limit { return prefix(limit).joined(separator: ", ") + " \(conjunction) \(count - limit) more" }
    guard count > 1, let final = self.last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) \(final)"
  }
}
