import Hummingbird

extension Request {
  /// The first value of a query parameter.
  func queryParameter(_ name: String) -> String? { uri.query.flatMap { FormData(parsing: Array($0.utf8)) }?[name] }
}
