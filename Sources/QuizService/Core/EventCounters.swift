package import QuizMetrics

/// Counts events such as plays and answers since the store was opened. An event is counted once, when it is committed,
/// even if it was sent several times.
package final class EventCounters: MetricsSource {
  private let playsBegun = Counter()
  private let playsFinished = Counter()
  private let roundsStarted = Counter()
  private let roundsAnswered = Counter()

  enum Event { case playBegun, playFinished, roundStarted, roundAnswered }

  func increment(_ event: Event) {
    switch event {
    case .playBegun: playsBegun.add()
    case .playFinished: playsFinished.add()
    case .roundStarted: roundsStarted.add()
    case .roundAnswered: roundsAnswered.add()
    }
  }

  package var metrics: [MetricFamily] {
    [
      MetricFamily(counter: "parlour_plays_begun_total", "Plays of quizzes that were begun here.", playsBegun),
      MetricFamily(counter: "parlour_plays_finished_total", "Plays that got their last answer here.", playsFinished),
      MetricFamily(
        counter: "parlour_rounds_started_total", "Rounds of the daily game that were started here.", roundsStarted),
      MetricFamily(
        counter: "parlour_rounds_answered_total", "Rounds that were answered here; without those that time ended.",
        roundsAnswered),
    ]
  }
}
