internal import Foundation

/// What somebody typed as a password. It shows itself to nobody, in no log.
///
/// The text is normalized (NFKC, as NIST SP 800-63B asks), so that another keyboard or system writes the same one.
public struct TypedPassword: Sendable {
  /// Counted in code points, as NIST SP 800-63B counts.
  public static let minimumLength = 8
  /// What the form advises.
  public static let recommendedLength = 15
  /// In bytes of UTF-8.
  public static let maximumByteCount = 1024

  let text: String

  public init(_ typed: String) {
    text = typed.utf8.count > 4 * Self.maximumByteCount ? typed : typed.precomposedStringWithCompatibilityMapping
  }

  var bytes: [UInt8] { Array(text.utf8) }

  /// Whether it is short enough to be hashed.
  var isWithinSizeLimit: Bool { text.utf8.count <= Self.maximumByteCount }

  /// Why it can't be taken as a new password; nil where it can. What it is made of doesn't matter.
  ///
  /// - Parameters:
  ///   - name: the account's own.
  ///   - words: of the site, as easy to guess as the account's name; in lower case.
  ///   - year: the present one; years up to 2035 are known in any case.
  public func error(for name: AccountName?, siteWords words: [String] = [], year: Int = 0) -> PasswordError? {
    if text.unicodeScalars.count < Self.minimumLength { return .tooShort }
    if !isWithinSizeLimit { return .tooLong }
    let own = [name?.folded, name?.folded.filter { $0.isLetter || $0.isNumber }].compactMap { $0 }
    return CommonPasswords.contains(text, words: own + words, year: year) ? .common : nil
  }
}

/// Why a password can't be taken.
public enum PasswordError: Error, Hashable, Sendable {
  case tooShort
  case tooLong
  /// One of those that are tried first: a well-known one, or one made of the account's own name or the site's.
  case common
}

extension TypedPassword: CustomStringConvertible, CustomReflectable {
  public var description: String { "(a password)" }
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
