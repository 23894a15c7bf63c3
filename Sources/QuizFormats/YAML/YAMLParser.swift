internal import Yams

/// Parses YAML with libyaml into a tree with locations.
///
/// Yams copies the target of each alias, and a file of a few hundred bytes can contain billions of values that way. So
/// the parser replaces every `*` by an unused character. An alias then becomes a plain text, and ``YAMLConverter``
/// resolves it and counts the values.
enum YAMLParser {
  /// The maximal number of duplicate keys to rename in order to read further. Each takes one more reading.
  private static func maxDuplicates(in text: String) -> Int { text.utf8.count < 100_000 ? 60 : 10 }

  /// Returns the tree; nil if the text isn't YAML or is empty, with a diagnostic.
  static func parse(_ diagnostics: inout Diagnostics) -> DocumentNode? {
    let maxDuplicates = maxDuplicates(in: diagnostics.source.text)
    var masked = MaskedYAML(diagnostics.source.text, maxDuplicates: maxDuplicates)
    for _ in 0...maxDuplicates {
      do {
        return try compose(masked, &diagnostics)
      } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
        guard let key = keys.first else { return nil }
        if masked.maskDuplicate(of: key, after: context.mark) { continue }
        diagnostics.add(
          DuplicateKey(key: masked.unmasked(key), first: nil), at: SourceLocation(context.mark, width: key.count))
        return nil
      } catch {
        YAMLErrorReporter.report(error, &diagnostics)
        return nil
      }
    }
    diagnostics.add(DuplicateKey(key: masked.maskedKeys.last ?? "", first: nil))
    return nil
  }

  private static func compose(_ masked: MaskedYAML, _ diagnostics: inout Diagnostics) throws -> DocumentNode? {
    let parser = try Parser(yaml: masked.text, resolver: .basic, constructor: .default, encoding: .utf8)
    // The parser owns the anchors' names.
    return try withExtendedLifetime(parser) {
      guard let root = try parser.singleRoot() else {
        diagnostics.add(EmptyFile())
        return nil
      }
      var converter = YAMLConverter(masked, diagnostics: diagnostics)
      let node = converter.convert(root)
      diagnostics = converter.diagnostics
      return node
    }
  }
}
