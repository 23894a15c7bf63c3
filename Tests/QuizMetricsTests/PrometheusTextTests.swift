import QuizMetrics
import Testing

struct PrometheusTextTests {
  @Test func `metrics are written in Prometheus' format`() {
    let size = Histogram(of: [1, 2, 4])
    for value in [1, 1, 3, 9] { size.observe(value) }
    let wait = Histogram()
    wait.observe(.milliseconds(1))
    wait.observe(.microseconds(1500))
    wait.observe(.seconds(60))
    let begun = Counter()
    begun.add()
    begun.add(2)
    let prometheus = PrometheusText([
      MetricFamily(counter: "plays_total", "Plays.", begun),
      MetricFamily(gauge: "waiting", "Who waits.", 0),
      MetricFamily(
        "bytes", .gauge, "How much \\ of\nwhat.", [MetricSample(0.5, [("what", "a \"b\" \\ c\nd"), ("of", "x")])]),
      MetricFamily("nothing", .counter, "Nothing.", []),
      MetricFamily("size", .histogram, "Sizes.", size.samples()),
      MetricFamily("wait_seconds", .histogram, "Waits.", wait.samples([("by", "GET")])),
    ])
    #expect(
      prometheus.text == #"""
        # HELP plays_total Plays.
        # TYPE plays_total counter
        plays_total 3
        # HELP waiting Who waits.
        # TYPE waiting gauge
        waiting 0
        # HELP bytes How much \\ of\nwhat.
        # TYPE bytes gauge
        bytes{what="a \"b\" \\ c\nd",of="x"} 0.5
        # HELP size Sizes.
        # TYPE size histogram
        size_bucket{le="1"} 2
        size_bucket{le="2"} 2
        size_bucket{le="4"} 3
        size_bucket{le="+Inf"} 4
        size_sum 14
        size_count 4
        # HELP wait_seconds Waits.
        # TYPE wait_seconds histogram
        wait_seconds_bucket{by="GET",le="0.001"} 1
        wait_seconds_bucket{by="GET",le="0.0025"} 2
        wait_seconds_bucket{by="GET",le="0.005"} 2
        wait_seconds_bucket{by="GET",le="0.01"} 2
        wait_seconds_bucket{by="GET",le="0.025"} 2
        wait_seconds_bucket{by="GET",le="0.05"} 2
        wait_seconds_bucket{by="GET",le="0.1"} 2
        wait_seconds_bucket{by="GET",le="0.25"} 2
        wait_seconds_bucket{by="GET",le="0.5"} 2
        wait_seconds_bucket{by="GET",le="1"} 2
        wait_seconds_bucket{by="GET",le="2.5"} 2
        wait_seconds_bucket{by="GET",le="5"} 2
        wait_seconds_bucket{by="GET",le="10"} 2
        wait_seconds_bucket{by="GET",le="+Inf"} 3
        wait_seconds_sum{by="GET"} 60.0025
        wait_seconds_count{by="GET"} 3

        """#)
  }

  @Test func `a quote is escaped even with a combining mark`() {
    let label = MetricSample(1, [("name", "\"\u{301}\n\u{301}")])
    let text = PrometheusText([MetricFamily("odd", .gauge, "Odd.", [label])]).text
    #expect(text.hasSuffix("odd{name=\"\\\"\u{301}\\n\u{301}\"} 1\n"))
  }

  @Test func `concurrent counts are complete`() async {
    let (counter, histogram) = (Counter(), Histogram(of: [10]))
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for value in 0..<1000 {
            counter.add()
            histogram.observe(value % 20)
          }
        }
      }
    }
    #expect(counter.value == 8000)
    #expect(histogram.samples().map(\.value) == [8 * 550, 8000, 8 * 9500, 8000])
  }
}
