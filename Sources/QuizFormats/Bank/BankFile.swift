/// Reads whole files with trivia; ``BankReader`` reads large ones piece by piece.
///
/// Whatever format a question is written in (docs/question-bank.md), it becomes the same tree first
/// (``ObjectShape/trivia``) and is held to the same rules.
public enum BankFile {
  /// How many diagnostics of one file are kept.
  static let mostDiagnostics = 1_000

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
  ) -> BankReading {
    do {
      let input = try BankInput(bytes: bytes, name: name, encoding: encoding)
      return drain(try BankReader(input, format: format, defaults: defaults))
    } catch {
      return BankReading(diagnostics: [error.diagnostic])
    }
  }

  /// Reads a file from disk.
  public static func read(
    at path: String, format: BankFormat? = nil, defaults: BankDefaults = BankDefaults()
  ) -> BankReading {
    do {
      return drain(try BankReader(path: path, format: format, defaults: defaults))
    } catch {
      return BankReading(diagnostics: [error.diagnostic])
    }
  }

  private static func drain(_ reader: BankReader) -> BankReading {
    var reading = BankReading()
    while let batch = reader.next(atMost: 1_000) { reading.add(batch) }
    reading.accepted = reader.accepted
    reading.untold = reader.untold
    return reading
  }
}
