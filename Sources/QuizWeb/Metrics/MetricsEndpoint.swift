import HTTPTypes
package import HummingbirdCore
import NIOCore
package import QuizMetrics

/// The endpoint for Prometheus. It has its own port, which visitors can't reach.
package struct MetricsEndpoint: Sendable {
  private let sources: [any MetricsSource]

  /// - Parameter sources: the sources in the order of output. No two may use the same name.
  package init(_ sources: [any MetricsSource]) { self.sources = sources }

  package func response(to request: Request) -> Response {
    guard request.uri.path == "/metrics" else { return Response(status: .notFound) }
    guard request.method == .get || request.method == .head else {
      return Response(status: .methodNotAllowed, headers: [.allow: "GET, HEAD"])
    }
    let metrics = PrometheusText(sources.flatMap(\.metrics))
    let response = Response(
      status: .ok, headers: [.contentType: PrometheusText.contentType, .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: metrics.text)))
    return request.method == .head ? response.createHeadResponse() : response
  }
}
