import QuizService

extension PageError {
  /// The counter of the security log for this error; nil if it isn't counted.
  var securityCount: SecurityCounter? {
    switch self {
    case .crossOrigin: .crossSiteRequests
    case .misdirected: .wrongHosts
    case .invalidHost: .malformedHosts
    case .tooManyRequests: .tooManyRequests
    default: nil
    }
  }
}
