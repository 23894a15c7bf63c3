import QuizEngine
import Testing

@Suite struct BinomialDistributionTests {
  /// Computed from the definition for few trials, or taken from tables.
  @Test(arguments: [
    (10, 0.5, 8, 56.0 / 1024), (10, 0.5, 0, 1.0), (10, 0.5, 11, 0.0), (3, 0.25, 3, 1.0 / 64), (1, 0.25, 1, 0.25),
    (4, 0.0, 1, 0.0), (4, 1.0, 4, 1.0), (0, 0.5, 1, 0.0), (0, 0.5, 0, 1.0), (20, 0.25, 10, 0.013_864_416),
    (100, 0.25, 36, 0.009_406_966),
  ])
  func `the upper tail matches tables`(trials: Int, probability: Double, successes: Int, expected: Double) {
    let tail = BinomialDistribution(trials: trials, probability: probability).upperTail(from: successes)
    #expect(abs(tail - expected) < 1e-6, "\(tail)")
  }

  @Test(arguments: [0.1, 0.25, 0.5, 0.9], [1, 7, 60, 500])
  func `upper tails differ by the terms between them and decrease`(probability: Double, trials: Int) {
    let binomial = BinomialDistribution(trials: trials, probability: probability)
    let mirror = BinomialDistribution(trials: trials, probability: 1 - probability)
    for successes in 0...trials {
      #expect(binomial.upperTail(from: successes) >= binomial.upperTail(from: successes + 1))
      let other = 1 - mirror.upperTail(from: trials - successes + 1)
      #expect(abs(binomial.upperTail(from: successes) - other) < 1e-9)
    }
  }

  @Test func `the upper tail of a hundred thousand trials is as expected`() {
    let tail = BinomialDistribution(trials: 100_000, probability: 0.25).upperTail(from: 25_300)
    #expect((0.013...0.016).contains(tail))
  }
}
