/// Points, or several outcomes, are under `outcome`.
///
/// `outcome: dog` gives one outcome 1 point. Other points, and points for several outcomes, are under `points`:
///
/// ```yaml
/// points: {dog: 2, cat: 1}
/// ```
struct PointsAsOutcome: DiagnosticRule {
  static let id = "points-as-outcome"
  static let why = "The key “outcome” gives 1 point to one outcome."

  /// The outcomes with their points.
  private let points: [(name: String, points: Int)]

  var message: String {
    points.allSatisfy { $0.points == 1 }
      ? "There are several outcomes under “outcome”." : "There are points under “outcome”."
  }
  var help: String { "Write “points” instead, with each outcome's points." }
  var suggestion: String? {
    "points: {\(points.map { "\($0.name): \($0.points)" }.joined(separator: ", "))}".printable
  }

  /// Nil if the text isn't a list of names with numbers, such as `dog: 2, cat: 1`.
  init?(text: String) {
    var found: [(name: String, points: Int)] = []
    for part in text.split(separator: ",") {
      let fields = part.split(separator: ":").map { String($0).trimmed }
      guard fields.count == 2, !fields[0].isEmpty, let number = Int(fields[1]) else { return nil }
      found.append((fields[0], number))
    }
    if found.isEmpty { return nil }
    points = found
  }

  /// Nil if the value is neither a mapping from names to numbers nor a list of names.
  init?(_ node: DocumentNode) {
    var found = node.entries.compactMap { entry in entry.value.integer.map { (name: entry.key, points: $0) } }
    found += node.items.compactMap { item in item.text.map { (name: $0, points: 1) } }
    if found.isEmpty || found.count < node.entries.count + node.items.count { return nil }
    points = found
  }

  /// Nil if the text isn't a list of known outcomes, such as `dog, cat`.
  init?(_ text: String, isKnown: (String) -> Bool) {
    let names = text.replacing(" and ", with: ",").replacing(" or ", with: ",")
      .split { ",;/&+".contains($0) }.map { String($0).trimmed }
    guard names.count > 1, names.allSatisfy(isKnown) else { return nil }
    points = names.map { ($0, 1) }
  }
}
