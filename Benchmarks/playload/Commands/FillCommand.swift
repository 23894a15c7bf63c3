import ArgumentParser
import QuizEngine
import QuizSQLite
import QuizService

struct FillCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fill", abstract: "Puts finished plays into a data folder, straight through the store.",
    discussion: """
      The folder must have been served once, so that a quiz is in it; the plays are of the first revision there. They \
      are spread over a year, each by a player of its own. The same number of plays makes the same data.
      """)

  /// This many writes wait for one commit together.
  static let workers = 2_000

  @Option(help: "The folder.")
  var data: String

  @Option(help: "How many plays to add.")
  var plays: Int

  func run() async throws {
    let store = try Store(SQLiteDatabase.open(directory: data))
    guard let revision = try await LibraryService(store: store).revision(RevisionID(1), of: QuizID("")) else {
      throw ValidationError("\(data) has no quiz yet: serve it once.")
    }
    let past = Past(revision: revision, plays: plays)
    let services = Services(
      library: LibraryService(store: store), store: store,
      dependencies: Dependencies(now: { Timestamp(milliseconds: 0) }, randomBits: { 1 }))
    try await withThrowingTaskGroup(of: Void.self) { workers in
      for worker in 0..<min(plays, Self.workers) {
        workers.addTask {
          for number in stride(from: worker, to: past.plays, by: Self.workers) {
            try await services.plays.add(past[number], invitedBy: nil)
          }
        }
      }
      try await workers.waitForAll()
    }
    await store.close()
    print("{\"plays\": \(plays)}")
  }
}

/// Generated plays, spread over a time; without other arguments over the year 2025.
struct Past: Sendable {
  let revision: Revision
  let plays: Int
  var start = Timestamp(milliseconds: 1_735_689_600_000)
  var span = TimeSpan.hours(365 * 24)
  /// Pasts with other seeds have other plays.
  var seed: UInt64 = 0

  subscript(number: Int) -> PlayRecord {
    var dice = SeededGenerator(seed: UInt64(number) + seed << 32, stream: .simulation)
    let begun = start.milliseconds + span.milliseconds * Int64(number) / Int64(plays)
    return PlayRecord(
      id: PlayID(Token128(high: dice.next(), low: dice.next())), owner: browser(&dice), revisionID: revision.id,
      startedAt: Timestamp(milliseconds: begun), play: play(&dice), finishedAt: Timestamp(milliseconds: begun + 60_000))
  }

  private func browser(_ dice: inout SeededGenerator) -> PlayOwner {
    PlayOwner(bytes: Token128(high: dice.next(), low: dice.next()).bytes + Token128(high: dice.next(), low: 0).bytes)
  }

  private func play(_ dice: inout SeededGenerator) -> Play {
    let responses = revision.quiz.questions.map { QuestionResponse.single(dice.next(upperBound: $0.answers.count)) }
    return Play(quiz: revision.quiz, seed: dice.next(), responses: responses)
  }
}
