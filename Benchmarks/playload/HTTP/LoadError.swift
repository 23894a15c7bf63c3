/// Why a request or a play failed.
enum LoadError: Error, Hashable {
  /// A system call failed. `call` is the function, `code` is its errno.
  case system(call: String, code: Int32)
  /// The server closed the connection in the middle of a response.
  case closed
  case malformed(String)
  case status(Int, path: String)
  case tooManyRedirects
  /// A page came in place of a question.
  case noQuestion(path: String)

  var text: String {
    switch self {
    case .system(let call, let code): "\(call): errno \(code)"
    case .closed: "connection closed in the middle of a reply"
    case .malformed(let what): "malformed \(what)"
    case .status(let status, let path): "\(status) from \(Self.shape(of: path))"
    case .tooManyRedirects: "more than \(Browser.mostRedirects) redirects"
    case .noQuestion(let path): "no question on \(Self.shape(of: path))"
    }
  }

  /// The path without ids, so that the same failure of different plays is counted together.
  private static func shape(of path: String) -> String {
    path.split(separator: "/").map { $0.utf8.count > 20 ? "…" : String($0) }.reduce("") { $0 + "/" + $1 }
  }
}
