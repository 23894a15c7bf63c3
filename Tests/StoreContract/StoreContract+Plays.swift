import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var plays: [StoreCase] {
    [
      StoreCase("a new play is returned as stored", newPlay),
      StoreCase("every kind of answer is returned as stored", everyAnswer),
      StoreCase("an answer can be changed until the last one is given", changedAnswer),
      StoreCase("a play keeps its revision", boundRevision),
      StoreCase("beginning the same play twice stores one play and keeps its answers") { fixture in
        let revision = try await fixture.publish(.everyKind)
        let play = try await fixture.begin(revision)
        let answered = try await fixture.answer(play, .choosing(1, at: 0, of: play), at: 0)
        try await fixture.store.begin(play)
        #expect(try await fixture.store.play(play.id) == answered)
      },
      StoreCase("seeds keep all their 64 bits") { fixture in
        let revision = try await fixture.publish(.everyKind)
        for seed in [0, 1, UInt64.max, 1 << 63, 0x8000_0000_0000_0001] {
          let play = try await fixture.begin(revision, seed: seed)
          #expect(try await fixture.store.play(play.id)?.play.seed == seed)
        }
      },
      StoreCase("times keep their milliseconds, also before 1970") { fixture in
        let revision = try await fixture.publish(.singles(1))
        for milliseconds in [-1, 0, 1, 1_795_000_000_999, Int64.max] {
          let time = Timestamp(milliseconds: milliseconds)
          let play = try await fixture.begin(revision, at: time)
          let finished = try await fixture.answer(play, .single(0), at: 0, at: time)
          let stored = try await fixture.store.play(play.id)
          #expect(stored == finished)
          #expect(stored?.startedAt == time)
          #expect(stored?.finishedAt == time)
        }
      },
      StoreCase("a play of 200 questions is stored answer by answer") { fixture in
        let play = try await fixture.begin(try await fixture.publish(.singles(200)))
        for position in 0..<200 { try await fixture.answer(play, .single(position % 3), at: position) }
        let stored = try #require(try await fixture.store.play(play.id))
        #expect(stored.play.responses == (0..<200).map { .single($0 % 3) })
        #expect(stored.finishedAt != nil)
      },
      StoreCase("the latest play of a quiz is the one to continue, while it is open", openPlay),
    ]
  }

  private static func newPlay(_ fixture: StoreFixture) async throws {
    let revision = try await fixture.publish(.everyKind)
    let play = try await fixture.begin(revision)
    #expect(try await fixture.store.play(play.id) == play)
    #expect(try await fixture.store.play(PlayID(.random())) == nil)
  }

  private static func everyAnswer(_ fixture: StoreFixture) async throws {
    let kinds: [Question.Kind] = [.single(.submit), .multiple, .multiple, .ranged(.equal), .ranged(.rounded)]
    var quiz = Quiz.sample(kinds: kinds)
    quiz.shuffle.questions = false
    let play = try await fixture.begin(try await fixture.publish(quiz))
    let responses: [QuestionResponse] = [.single(2), .multiple([]), .multiple([0, 2]), .ranged(0), .ranged(1000)]
    for (position, response) in responses.enumerated() {
      let replied = try await fixture.answer(play, response, at: position)
      #expect(replied.play.responses.compactMap { $0 } == Array(responses.prefix(position + 1)))
      #expect(try await fixture.store.play(play.id) == replied)
    }
  }

  private static func changedAnswer(_ fixture: StoreFixture) async throws {
    let play = try await fixture.begin(try await fixture.publish(.singles(4)))
    for (position, answer) in [(0, 0), (1, 1), (2, 2), (0, 2), (2, 2), (1, 0)] {
      try await fixture.answer(play, .single(answer), at: position)
    }
    let stored = try await fixture.store.play(play.id)
    #expect(stored?.play.responses == [.single(2), .single(0), .single(2), nil])
    #expect(stored?.finishedAt == nil)
  }

  private static func boundRevision(_ fixture: StoreFixture) async throws {
    let old = try await fixture.publish(.singles(2, "edited"))
    let play = try await fixture.begin(old)
    let new = try await fixture.publish(.singles(5, "edited"))
    let stored = try await fixture.store.play(play.id)
    #expect(stored?.revisionID == old.id)
    #expect(stored?.play.quiz == old.quiz)
    #expect(try await fixture.finish(play, choosing: 1).play.responses.count == 2)
    #expect(try await fixture.store.openPlay(of: new.quiz.id, by: play.owner) == nil)
    #expect(try await fixture.store.distribution(of: new.quiz.id).total == 1)
  }

  private static func openPlay(_ fixture: StoreFixture) async throws {
    let (quiz, other) = (try await fixture.publish(.singles(2)), try await fixture.publish(.singles(2, "other")))
    let player = PlayOwner.random()
    func open(_ revision: Revision) async throws -> PlayRecord? {
      try await fixture.store.openPlay(of: revision.quiz.id, by: player)
    }
    #expect(try await open(quiz) == nil)
    let first = try await fixture.begin(quiz, by: player)
    _ = try await fixture.begin(quiz, by: .random())
    #expect(try await open(quiz) == first)
    #expect(try await open(other) == nil)
    let second = try await fixture.begin(quiz, by: player, at: StoreFixture.moment(-10_000))
    let third = try await fixture.begin(other, by: player)
    #expect(try await open(quiz) == second)
    #expect(try await open(other) == third)
    try await fixture.finish(second, choosing: 0)
    #expect(try await open(quiz) == nil, "the first play is still open, but it isn't the latest")
    #expect(try await fixture.store.openPlay(of: QuizID("unknown"), by: player) == nil)
  }
}

extension QuestionResponse {
  static func choosing(_ answer: Int, at position: Int, of record: PlayRecord) -> QuestionResponse {
    record.play.question(at: position).map { .choosing(answer, of: $0) } ?? .single(answer)
  }
}
