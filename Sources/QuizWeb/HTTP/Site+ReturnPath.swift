import QuizPages

// Where a form leads that names the page to return to.
extension Site {
  /// A path on this site; the front page if the form names anything else.
  static func safeReturnPath(_ path: String?) -> String {
    guard let path, path.utf8.count <= 8_000, path.hasPrefix("/"), !path.hasPrefix("//"),
      path.utf8.allSatisfy({ (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "\\") })
    else { return SitePath.front }
    return path
  }

  /// A page of this site to return to; the daily game's if the form names the front page or anything else.
  static func signInReturnPath(_ path: String) -> String {
    let safe = safeReturnPath(path)
    return safe == SitePath.front ? SitePath.daily : safe
  }
}
