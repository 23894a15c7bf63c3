/// The licence of a question.
public struct Licence: Hashable, Sendable {
  /// The SPDX identifier or the name, as the author wrote it. It is empty if the author gave none.
  public let name: String

  /// Accepts any text, also an unknown licence.
  public init(_ name: String) { self.name = name }

  /// Whether the licence asks that the author is named where the question is shown.
  ///
  /// Public-domain dedications don't ask for it. Neither do software licences that only ask for their own text to
  /// accompany copies. Every other licence is assumed to ask for it.
  public var requiresAttribution: Bool {
    let word = plain
    guard !word.isEmpty else { return false }
    return !Self.attributionFreePrefixes.contains { word.hasPrefix($0) }
  }

  /// The address of the licence's text, for well-known licences; nil for others.
  public var url: String? {
    let word = plain
    if let version = Self.version(in: word, after: "ccbysa") { return Self.creativeCommons + "by-sa/" + version + "/" }
    if let version = Self.version(in: word, after: "ccbync") { return Self.creativeCommons + "by-nc/" + version + "/" }
    if let version = Self.version(in: word, after: "ccby") { return Self.creativeCommons + "by/" + version + "/" }
    if word.hasPrefix("cc0") { return "https://creativecommons.org/publicdomain/zero/1.0/" }
    if word.hasPrefix("apache") { return "https://www.apache.org/licenses/LICENSE-2.0" }
    if word == "mit" { return "https://opensource.org/license/mit" }
    return nil
  }

  private static let creativeCommons = "https://creativecommons.org/licenses/"
  private static let attributionFreePrefixes = [
    "cc0", "publicdomain", "pddl", "unlicense", "apache", "mit", "bsd", "isc",
  ]

  /// The name in lower case with only letters, digits and full stops: `CC BY-SA 4.0` and `cc-by-sa-4.0` give the same
  /// string.
  private var plain: String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." })
  }

  private static func version(in word: String, after stem: String) -> String? {
    guard word.hasPrefix(stem) else { return nil }
    let version = String(word.dropFirst(stem.count))
    return ["1.0", "2.0", "2.5", "3.0", "4.0"].contains(version) ? version : nil
  }
}
