/// Under which terms a question may be used.
public struct Licence: Hashable, Sendable {
  /// As its author wrote it: an SPDX identifier or a name. Empty where nobody said.
  public let name: String

  public init(_ name: String) { self.name = name }

  /// Whether whoever shows the question has to say whose it is.
  ///
  /// Of public-domain dedications, and of software licences that only ask for their own text to go along with copies, it is
  /// known that they don't. Any other is taken to ask for it.
  public var requiresAttribution: Bool {
    let word = plain
    guard !word.isEmpty else { return false }
    return !Self.attributionFreePrefixes.contains { word.hasPrefix($0) }
  }

  /// The licence's own page, where it is one that everybody knows.
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

  /// Letters, digits and full stops only, in small letters: `CC BY-SA 4.0` and `cc-by-sa-4.0` are one.
  private var plain: String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." })
  }

  private static func version(in word: String, after stem: String) -> String? {
    guard word.hasPrefix(stem) else { return nil }
    let version = String(word.dropFirst(stem.count))
    return ["1.0", "2.0", "2.5", "3.0", "4.0"].contains(version) ? version : nil
  }
}
