internal import Yams

/// Reads YAML, through libyaml, into a tree that knows its places.
///
/// Aliases never reach libyaml's binding: it would copy what they name, and a file of a few hundred bytes can name
/// billions of values. Every `*` goes in as a character that the file doesn't hold, so that an alias comes out as a
/// plain text that begins with it; ``YAMLConverter`` then follows it and counts.
enum YAMLParser {
  /// How often a key that stands twice is set aside to read on behind it.
  private static let maxDuplicates = 10

  /// The tree; nil where the text isn't YAML or holds nothing, which then is among the findings.
  static func parse(_ findings: inout Diagnostics) -> DocumentNode? {
    var marked = MaskedYAML(findings.source.text)
    for _ in 0...maxDuplicates {
      do {
        return try compose(marked, &findings)
      } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
        guard let key = keys.first else { return nil }
        if marked.maskDuplicate(of: key, after: context.mark) { continue }
        findings.add(
          DuplicateKey(key: marked.unmasked(key), first: nil), at: SourceLocation(context.mark, width: key.count))
        return nil
      } catch {
        YAMLErrorReporter.report(error, &findings)
        return nil
      }
    }
    findings.add(DuplicateKey(key: marked.maskedKeys.last ?? "", first: nil))
    return nil
  }

  private static func compose(_ marked: MaskedYAML, _ findings: inout Diagnostics) throws -> DocumentNode? {
    let parser = try Parser(yaml: marked.text, resolver: .basic, constructor: .default, encoding: .utf8)
    // The parser keeps the anchors' names alive.
    return try withExtendedLifetime(parser) {
      guard let root = try parser.singleRoot() else {
        findings.add(EmptyFile())
        return nil
      }
      var conversion = YAMLConverter(marked: marked, findings: findings)
      let node = conversion.convert(root)
      findings = conversion.diagnostics
      return node
    }
  }
}
