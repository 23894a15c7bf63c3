/// Reads whole files with trivia; ``BankReader`` reads large ones piece by piece.
///
/// Whatever format a question is written in (docs/question-bank.md), it becomes the same tree first
/// (``ObjectSchema/trivia``) and is held to the same rules.
public enum BankFile {
  /// How many diagnostics of one file are kept.
  static let maxDiagnostics = 1_000

  /// Reads a file from memory.
  ///
  /// - Parameters:
  ///   - name: the file's name, for diagnostics and, with the first bytes, to tell the format.
  ///   - format: nil where that is to be found out.
  ///   - encoding: what the file is written in; nil where that is to be found out.
  ///   - defaults: what holds where the file doesn't say it.
  public static func read(
    _ bytes: [UInt8], name: String, format: BankFormat? = nil, encoding: FileEncoding? = nil,
    defaults: BankDefaults = BankDefaults()
  ) -> BankReadResult {
    do {
      let input = try OpenBankFile(bytes: bytes, name: name, encoding: encoding)
      return readAll(try BankReader(input, format: format, defaults: defaults))
    } catch {
      return BankReadResult(diagnostics: [error.diagnostic])
    }
  }

  /// Reads a file from disk.
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
    var reading = BankReadResult()
    while let batch = reader.next(atMost: 1_000) { reading.add(batch) }
    reading.accepted = reader.accepted
    reading.omittedDiagnostics = reader.omittedDiagnostics
    return reading
  }
}
