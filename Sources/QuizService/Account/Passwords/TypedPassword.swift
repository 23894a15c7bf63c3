internal import Foundation
internal import QuizEngine

/// A password as it was typed. Its description is hidden, so that no log shows it.
///
/// The text is normalized (NFKC, as NIST SP 800-63B requires), so that other keyboards and systems give the same text.
package struct TypedPassword: Sendable {
  /// In bytes of UTF-8.
  package static let maxByteCount = 4 * TextLimit.password.upperBound

  let text: String

  /// - Parameter typed: isn't normalized if it is so long that it can't become short enough, to save the time.
  package init(_ typed: String) {
    text = typed.utf8.count > Self.maxNormalizedByteCount ? typed : typed.precomposedStringWithCompatibilityMapping
  }

  /// In bytes of UTF-8. NFKC can shorten a text, but hardly to a quarter.
  private static let maxNormalizedByteCount = 4 * maxByteCount

  var bytes: [UInt8] { Array(text.utf8) }

  /// Whether it is short enough to be hashed.
  var isWithinSizeLimit: Bool { text.utf8.count <= Self.maxByteCount }

  /// Why it can't be a new password; nil if it can. There are no rules on the kinds of characters.
  ///
  /// - Parameters:
  ///   - name: the account's name.
  ///   - siteWords: words of the site, as easy to guess as the account's name; in lower case.
  ///   - year: the present year; years up to 2035 are always known.
  package func error(for name: AccountName?, siteWords words: [String] = [], year: Int = 0) -> PasswordError? {
    if text.unicodeScalars.count < TextLimit.password.lowerBound { return .tooShort }
    if !isWithinSizeLimit { return .tooLong }
    let own = [name?.folded, name?.folded.filter { $0.isLetter || $0.isNumber }].compactMap { $0 }
    return CommonPasswords.contains(text, words: own + words, year: year) ? .common : nil
  }
}

/// Why a password can't be taken.
package enum PasswordError: Error, Hashable, Sendable {
  case tooShort
  case tooLong
  /// A well-known password, or one made of the account's name or the site's words.
  case common
}

extension TypedPassword: CustomStringConvertible, CustomReflectable {
  package var description: String { "(a password)" }
  package var customMirror: Mirror { Mirror(self, children: [:]) }
}
