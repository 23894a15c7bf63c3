import QuizEngine
import Testing

struct SeededGeneratorTests {
  struct Golden {
    let seed: UInt64
    let stream: SeededGenerator.Stream
    let substream: Int
    let numbers: [UInt64]
  }

  /// Computed with another implementation, in Python.
  @Test(arguments: [
    Golden(
      seed: 0, stream: .draw, substream: 0,
      numbers: [0xd5b5_b2f3_7c97_979c, 0xbaa3_bfc7_7524_5af5, 0x7b09_6ebc_7772_0307, 0x9690_3b3e_53f9_409a]),
    Golden(
      seed: 1, stream: .questionOrder, substream: 0,
      numbers: [0x0585_12c6_0d9c_3041, 0xfc90_ec53_7134_3601, 0xc875_03a9_4eab_1c42, 0xec19_85e7_5242_5779]),
    Golden(
      seed: 7, stream: .answerOrder, substream: 5,
      numbers: [0x34a1_937b_8b6f_52dc, 0x540c_0986_23ef_f607, 0xa350_c52e_cd87_b9fb, 0x9719_9446_a436_72f9]),
    Golden(
      seed: .max, stream: .tieBreak, substream: 0,
      numbers: [0x405b_aa23_8722_e3a5, 0x973e_9f71_fb91_c5fb, 0xf9fa_e7c9_b8a0_6aa2, 0x20ca_3441_4404_e319]),
    Golden(
      seed: 20_261_121, stream: .simulation, substream: 1,
      numbers: [0x075a_a0b9_097e_e27a, 0xd029_4e11_dea9_98fa, 0xd555_2429_7f34_2b9d, 0x2dc1_c467_3ca5_735c]),
  ])
  func `a seed gives the same numbers on every platform and in every version`(_ golden: Golden) {
    var generator = SeededGenerator(seed: golden.seed, stream: golden.stream, substream: golden.substream)
    #expect(golden.numbers.map { _ in generator.next() } == golden.numbers)
  }

  @Test(
    arguments: [
      (0, [1, 2, 2, 5, 532, 60_527_018, 0, 4]),
      (1, [1, 0, 0, 4, 202, 677_856_580, 0, 6]),
      (2, [0, 1, 3, 4, 473, 412_096_552, 0, 1]),
    ] as [(UInt64, [Int])])
  func `a seed gives the same bounded numbers`(seed: UInt64, expected: [Int]) {
    var generator = SeededGenerator(seed: seed, stream: .draw)
    #expect([2, 3, 6, 10, 1000, 1_000_000_000, 1, 7].map { generator.next(upperBound: $0) } == expected)
  }

  @Test(arguments: [2, 3, 5, 6, 7, 10, 16, 100, 199])
  func `bounded numbers are uniform over seeds`(bound: Int) {
    var counts = [Int](repeating: 0, count: bound)
    for seed in 0..<20_000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed, stream: .tieBreak)
      counts[generator.next(upperBound: bound)] += 1
    }
    #expect(ChiSquare(counts).fits)
  }

  @Test func `each stream, substream and seed has its own sequence`() {
    var firsts: Set<UInt64> = []
    for stream in [SeededGenerator.Stream.draw, .questionOrder, .answerOrder, .tieBreak, .simulation] {
      for substream in 0..<20 {
        for seed in 0..<20 as Range<UInt64> {
          var generator = SeededGenerator(seed: seed, stream: stream, substream: substream)
          firsts.insert(generator.next())
        }
      }
    }
    #expect(firsts.count == 5 * 20 * 20)
  }

  @Test func `a sample has different elements in any order, all equally likely`() {
    var generator = SeededGenerator(seed: 9, stream: .simulation)
    let samples = counts((0..<6000).map { _ in generator.sample(2, of: [10, 20, 30, 40]) })
    #expect(samples.count == 12)
    #expect(samples.keys.allSatisfy { $0[0] != $0[1] })
    #expect(ChiSquare(Array(samples.values)).fits)
    #expect(generator.sample(0, of: [1, 2]) == [])
    #expect(generator.sample(2, of: [1, 2]).sorted() == [1, 2])
  }
}
