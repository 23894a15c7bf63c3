extension Int {
  /// With commas between the thousands: 20,000.
  public var grouped: String {
    var rest = String(magnitude)[...]
    var groups: [Substring] = []
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return (self < 0 ? "-" : "") + ([rest] + groups).joined(separator: ",")
  }

  /// With a noun: `1 answer`, `2 answers`.
  func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }
}

extension Double {
  /// As a percentage with one digit behind the point: "12.5 %".
  var percent: String {
    let tenths = Int((self * 1_000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}

extension String {
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// Where a value stands, as messages say it.
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
  /// "The only outcome is a.", "The outcomes are a, b and c."
  func sentence(listing noun: String, limit most: Int = 20) -> String {
    count == 1 ? "The only \(noun) is \(self[0])." : "The \(noun)s are \(joinedList(limit: most))."
  }

  /// `a, b and c`; of many the first ones and how many more there are.
  func joinedList(limit most: Int, conjunction last: String = "and") -> String {
    if count > most { return prefix(most).joined(separator: ", ") + " \(last) \(count - most) more" }
    guard count > 1, let final = self.last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(last) \(final)"
  }
}
