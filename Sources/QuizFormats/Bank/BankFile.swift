internal import QuizEngine

/// Reads whole bank files. ``BankReader`` reads large ones in parts.
///
/// Each format (docs/question-bank.md) is converted to the same tree (``ObjectSchema/trivia``), so the same rules check
/// it.
public enum BankFile {
  /// The maximal number of diagnostics per file.
  static let maxDiagnostics = 1_000

  /// Reads a file from memory.
  ///
  /// - Parameters:
  ///   - name: the file's name, for diagnostics and format detection.
  ///   - format: the format; nil to detect it.
  ///   - encoding: the encoding; nil to detect it.
  ///   - defaults: the values that the file doesn't set.
  public static func read(
    _ bytes: [UInt8], name: String, format: BankFormat? = nil, encoding: FileEncoding? = nil,
    defaults: BankDefaults = BankDefaults()
  ) -> BankReadResult {
    do {
      let input = try OpenBankFile(bytes: bytes, name: name, encoding: encoding, languageHint: defaults.language.tag)
      return readAll(try BankReader(input, format: format, defaults: defaults))
    } catch {
      return BankReadResult(diagnostics: [error.diagnostic])
    }
  }

  /// Reads a file from disk; see ``read(_:name:format:encoding:defaults:)``.
  public static func read(
    at path: String, format: BankFormat? = nil, defaults: BankDefaults = BankDefaults()
  ) -> BankReadResult {
    do {
      return readAll(try BankReader(path: path, format: format, defaults: defaults))
    } catch {
      return BankReadResult(diagnostics: [error.diagnostic])
    }
  }

  private static func readAll(_ reader: BankReader) -> BankReadResult {
    var result = BankReadResult()
    while let batch = reader.next(atMost: 1_000) { result.add(batch) }
    result.accepted = reader.accepted
    result.omittedDiagnostics = reader.omittedDiagnostics
    return result
  }
}
