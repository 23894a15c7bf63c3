import HTTPTypes
import Hummingbird

extension Site {
  /// The site's own address as others can use it: the public one, or else the one under which this visitor found it;
  /// nil where that is none.
  func origin(for request: Request) -> String? {
    let found = settings.publicAddress ?? request.head.authority.flatMap { PublicAddress("http://" + $0) }
    return found.map { ($0.isSecure ? "https://" : "http://") + $0.authority }
  }
}
