/// The licence of a question.
public struct Licence: Hashable, Sendable {
  /// The SPDX identifier or the name, as the author wrote it. It is empty if the author gave none.
  public let name: String

  /// The name in lower case with only letters, digits and full stops: `CC BY-SA 4.0` and `cc-by-sa-4.0` give the same
  /// string.
  private let normalizedName: String

  /// Accepts any text, also an unknown licence.
  public init(_ name: String) {
    self.name = name
    normalizedName = String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." })
  }

  /// Whether the licence requires that the author is named where the question is shown.
  ///
  /// Public-domain dedications don't require it. Neither do software licences that only require their own text with
  /// each copy. Every other licence is assumed to require it.
  public var requiresAttribution: Bool {
    !normalizedName.isEmpty && !Self.attributionFreePrefixes.contains { normalizedName.hasPrefix($0) }
  }

  /// The address of the licence's text, for well-known licences; nil for others.
  public var url: String? {
    let name = normalizedName
    if let version = Self.version(in: name, after: "ccbysa") { return Self.creativeCommons + "by-sa/" + version + "/" }
    if let version = Self.version(in: name, after: "ccbync") { return Self.creativeCommons + "by-nc/" + version + "/" }
    if let version = Self.version(in: name, after: "ccby") { return Self.creativeCommons + "by/" + version + "/" }
    if name.hasPrefix("cc0") { return "https://creativecommons.org/publicdomain/zero/1.0/" }
    if name.hasPrefix("apache") { return "https://www.apache.org/licenses/LICENSE-2.0" }
    if name == "mit" { return "https://opensource.org/license/mit" }
    return nil
  }

  private static let creativeCommons = "https://creativecommons.org/licenses/"
  private static let attributionFreePrefixes = [
    "cc0", "publicdomain", "pddl", "unlicense", "apache", "mit", "bsd", "isc",
  ]

  private static func version(in name: String, after stem: String) -> String? {
    guard name.hasPrefix(stem) else { return nil }
    let version = String(name.dropFirst(stem.count))
    return ["1.0", "2.0", "2.5", "3.0", "4.0"].contains(version) ? version : nil
  }
}
