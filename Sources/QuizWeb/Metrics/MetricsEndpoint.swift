import HTTPTypes
package import Hummingbird
import NIOCore
package import QuizMetrics

/// The endpoint for Prometheus. It has its own port, which visitors can't reach.
package struct MetricsEndpoint: Sendable {
  private let sources: [any MetricsSource]

  /// - Parameter sources: the sources in the order of output. No two may use the same name.
  package init(_ sources: [any MetricsSource]) { self.sources = sources }

  package var router: Router<BasicRequestContext> {
    let router = Router(options: .autoGenerateHeadEndpoints)
    router.get("/metrics") { [sources] _, _ in
      let metrics = PrometheusText(sources.flatMap(\.metrics))
      return Response(
        status: .ok, headers: [.contentType: PrometheusText.contentType, .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: metrics.text)))
    }
    return router
  }
}
