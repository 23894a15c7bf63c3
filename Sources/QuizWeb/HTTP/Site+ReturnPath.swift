import QuizPages

// Where a form leads that names the page to return to.
extension Site {
  /// A path on this site; the front page if the form names anything else.
  static func safeRedirect(_ address: String?) -> String {
    guard let address, address.utf8.count <= 8_000, address.hasPrefix("/"), !address.hasPrefix("//"),
      address.utf8.allSatisfy({ (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "\\") })
    else { return SitePath.front }
    return address
  }

  /// A page of this site to return to; the daily game's if the form names the front page or anything else.
  static func signInDestination(_ address: String) -> String {
    let safe = safeRedirect(address)
    return safe == SitePath.front ? SitePath.daily : safe
  }
}
