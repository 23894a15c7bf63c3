import QuizEngine
import QuizService
import Synchronization
import Testing

extension StoreContract {
  /// Corrections that come while players start, play and answer rounds of the date.
  static var correctionConcurrency: [StoreCase] {
    [
      StoreCase("concurrent answers and a void leave the boards empty", voidAmongAnswers),
      StoreCase("concurrent answers and another key leave no answer right that isn't", rekeyAmongAnswers),
      StoreCase("concurrent starts and a void leave no round that counts", voidAmongStarts),
      StoreCase("concurrent last answers and a void leave the days' results right") { fixture in
        try await correctAmongLastAnswers(fixture) { round in
          _ = try await fixture.store.void(round.item.id, fixture.correction())
        }
      },
      StoreCase("concurrent last answers and another key leave the days' results right") { fixture in
        try await correctAmongLastAnswers(fixture) { round in
          _ = try await fixture.store.rekey(round.item.id, to: (round.correctIndex + 1) % 4, fixture.correction())
        }
      },
      StoreCase("concurrent starts and a void leave the date's unfinished rounds and counts as they are") { fixture in
        try await correctAmongStarts(fixture) { round in
          _ = try await fixture.store.void(round.item.id, fixture.correction())
        }
      },
      StoreCase("concurrent starts and another key leave the date's unfinished rounds and counts as they are") {
        fixture in
        try await correctAmongStarts(fixture) { round in
          _ = try await fixture.store.rekey(round.item.id, to: (round.correctIndex + 1) % 4, fixture.correction())
        }
      },
      StoreCase("corrections complete while heartbeats, starts and answers come in", correctAmongHeartbeats),
    ]
  }

  private static func voidAmongAnswers(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(12)
    let players = try await atOnce(20) { try await fixture.player("Player \($0)") }
    // Often, because on a cluster it depends on the moment between two statements.
    for (number, (date, difficulty)) in Self.datesAndDifficulties.enumerated() {
      let rounds = try await atOnce(20) { try await fixture.start(players[$0], difficulty, on: date) }
      let item = rounds[0].item.id
      try await answer(rounds, correcting: number + 4, in: fixture) {
        _ = try await fixture.store.void(item, fixture.correction())
      }
      #expect(
        try await fixture.board(nil, difficulty, on: date)
          == BoardPage(entries: [], ownEntry: nil, count: 0, isVoid: true))
      #expect(try await fixture.week(nil, of: date).count == 0)
      #expect(try await fixture.store.answerCounts(of: item)?.byOption.reduce(0, +) == 20)
      for round in rounds { #expect(try await fixture.store.round(round.id)?.item.isVoid == true) }
    }
  }

  private static func rekeyAmongAnswers(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(12)
    let players = try await atOnce(20) { try await fixture.player("Player \($0)") }
    for (number, (date, difficulty)) in Self.datesAndDifficulties.enumerated() {
      let rounds = try await atOnce(20) { try await fixture.start(players[$0], difficulty, on: date) }
      let item = rounds[0].item
      try await answer(rounds, correcting: number + 4, in: fixture) {
        _ = try await fixture.store.rekey(item.id, to: (rounds[0].correctIndex + 1) % 4, fixture.correction())
      }
      // Everybody chose the old key.
      #expect(try await fixture.board(nil, difficulty, on: date).count == 0)
      #expect(try await fixture.week(nil, of: date).count == 0)
      for round in rounds { #expect(try await fixture.store.round(round.id)?.countedVerdict == .wrong) }
    }
  }

  private static func voidAmongStarts(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(12)
    let players = try await atOnce(20) { try await fixture.player("Player \($0)") }
    for day in 0..<8 {
      let date = StoreFixture.today + day
      let first = try await fixture.start(players[0], on: date)
      for player in players {
        for difficulty in [Difficulty.medium, .hard] { try await fixture.answer(player, difficulty, on: date) }
      }
      // The first player's start is the void.
      let rounds = try await atOnce(players.count) { number in
        if number < day + 4 { return try await fixture.start(players[number + 1], on: date) }
        if number > day + 4 { return try await fixture.start(players[number], on: date) }
        _ = try await fixture.store.void(first.item.id, fixture.correction())
        return first
      }
      _ = try await atOnce(players.count) { number in
        try await fixture.apply(.answer(option: first.correctIndex), to: rounds[number], after: .seconds(2))
      }
      let board = try await fixture.dayBoard(nil, on: date)
      #expect(board.count == 20 && board.entries.allSatisfy { $0.correct == 2 })
      let dates = (0...day).count { (StoreFixture.today + $0).monday == date.monday }
      #expect(try await fixture.week(nil, of: date).entries.map(\.correct) == Array(repeating: 2 * dates, count: 20))
      #expect(try await fixture.store.answerCounts(of: first.item.id)?.starts == 20)
    }
  }

  /// Everybody has answered the easy question rightly, which is corrected while they answer their last one, half of
  /// them wrongly.
  private static func correctAmongLastAnswers(
    _ fixture: StoreFixture, _ correct: @escaping @Sendable (RoundRecord) async throws -> Void
  ) async throws {
    try await fixture.addQuestions(12)
    let players = try await atOnce(20) { try await fixture.player("Player \($0)") }
    for day in 0..<8 {
      let date = StoreFixture.today + day
      let easy = try await atOnce(20) { try await fixture.answer(players[$0], on: date) }
      _ = try await atOnce(20) { try await fixture.answer(players[$0], .medium, on: date) }
      let last = try await atOnce(20) { try await fixture.start(players[$0], .hard, on: date) }
      // A wrong answer changes no week score, which the correction writes too.
      try await answer(last, rightUpTo: 10, correcting: day + 4, in: fixture) { try await correct(easy[0]) }
      let scores = try await fixture.dayBoard(nil, on: date).entries.map(\.correct)
      #expect(scores == Array(repeating: 2, count: 10) + Array(repeating: 1, count: 10))
    }
  }

  /// An easy question is corrected while players start rounds of all three.
  private static func correctAmongStarts(
    _ fixture: StoreFixture, _ correct: @escaping @Sendable (RoundRecord) async throws -> Void
  ) async throws {
    try await fixture.addQuestions(12)
    let players = try await atOnce(30) { try await fixture.player("Player \($0)") }
    for day in 0..<8 {
      let date = StoreFixture.today + day
      var open: [RoundRecord] = []
      for difficulty in Difficulty.allCases {
        _ = try await atOnce(5) { try await fixture.answer(players[$0], difficulty, on: date) }
        open += try await atOnce(5) { try await fixture.start(players[5 + $0], difficulty, on: date) }
      }
      let easy = open[0]
      let started = try await atOnce(61) { number -> RoundRecord? in
        let index = 20 + 3 * day
        if number == index {
          try await correct(easy)
          return nil
        }
        let start = number < index ? number : number - 1
        return try await fixture.start(players[10 + start / 3], Difficulty.allCases[start % 3], on: date)
      }
      for record in open + started.compactMap(\.self) {
        #expect(try await fixture.store.round(record.id)?.round == record.round)
      }
      for record in [open[0], open[5], open[10]] {
        let byOption = record.item.content.options.indices.map { $0 == record.correctIndex ? 5 : 0 }
        #expect(
          try await fixture.store.answerCounts(of: record.item.id)
            == ItemAnswerCounts(starts: 30, byOption: byOption, unanswered: 0))
      }
    }
  }

  /// Twelve players send heartbeats of all their rounds until both corrections are done.
  private static func correctAmongHeartbeats(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(2)
    let players = try await atOnce(16) { try await fixture.player("Player \($0)") }
    let open = try await atOnce(12) { number in
      var rounds: [RoundRecord] = []
      for difficulty in Difficulty.allCases { rounds.append(try await fixture.start(players[number], difficulty)) }
      return rounds
    }
    let (easy, medium) = (open[0][0], open[0][1])
    let corrections = Completion()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for rounds in open {
        group.addTask {
          var (latest, milliseconds) = (rounds, Int64(1))
          while !corrections.isDone {
            for (index, round) in rounds.enumerated() {
              latest[index] = try await fixture.apply(
                .heartbeat, to: round, after: TimeSpan(milliseconds: milliseconds))
            }
            milliseconds += 1
          }
          for record in latest { #expect(try await fixture.store.round(record.id)?.round == record.round) }
        }
      }
      for player in players[12...] {
        group.addTask {
          for round in open[0] {
            let own = try await fixture.start(player, round.difficulty)
            try await fixture.apply(.answer(option: round.correctIndex), to: own, after: .seconds(2))
          }
        }
      }
      group.addTask {
        defer { corrections.complete() }
        _ = try await fixture.store.void(easy.item.id, fixture.correction())
        _ = try await fixture.store.rekey(medium.item.id, to: (medium.correctIndex + 1) % 4, fixture.correction())
      }
      try await group.waitForAll()
    }
    #expect(try await fixture.board(nil, .easy).isVoid)
    #expect(try await fixture.board(nil, .medium).count == 0)
    #expect(try await fixture.dayBoard(nil).entries.map(\.correct) == [1, 1, 1, 1])
    #expect(try await fixture.week(nil).entries.map(\.correct) == [1, 1, 1, 1])
  }

  /// All in one week.
  private static var datesAndDifficulties: [(CalendarDate, Difficulty)] {
    (0..<4).flatMap { day in Difficulty.allCases.map { (StoreFixture.today + day, $0) } }
  }

  /// Answers all rounds and corrects an item at the same time.
  ///
  /// - Parameters:
  ///   - count: how many answers are right, from the first on; nil for all.
  ///   - index: how many answers are sent before the correction.
  private static func answer(
    _ rounds: [RoundRecord], rightUpTo count: Int? = nil, correcting index: Int, in fixture: StoreFixture,
    _ correct: @escaping @Sendable () async throws -> Void
  ) async throws {
    let (key, wrong) = (rounds[0].correctIndex, rounds[0].wrongOption)
    _ = try await atOnce(rounds.count + 1) { number in
      if number == index { return try await correct() }
      let answer = number < index ? number : number - 1
      let option = answer < count ?? rounds.count ? key : wrong
      _ = try await fixture.apply(.answer(option: option), to: rounds[answer], after: .seconds(2))
    }
  }
}

/// Tells tasks that another one is done.
private final class Completion: Sendable {
  private let state = Mutex(false)

  var isDone: Bool { state.withLock { $0 } }

  func complete() { state.withLock { $0 = true } }
}
