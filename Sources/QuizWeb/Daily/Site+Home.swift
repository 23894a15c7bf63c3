import HTML
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  /// The player's day. Whoever has just come sees the slides first.
  func home(of player: Player, for visitor: Visitor, to request: Request) async throws(Trouble) -> Response {
    guard player.account.isOnboarded else { return Reply.see(Address.slides) }
    let day = try await playing { () throws(DailyRefusal) in try await house.home(of: player) }
    let shown = playerFrame(for: player, visitor, at: Address.daily, on: origin(for: request))
    let page = HomePage(
      day, of: player, shown: shown, isWithheld: visitor.leavings.contains(day.date), at: house.surroundings.now())
    var response = Reply.page(page.html, to: request)
    prolong(visitor, &response)
    return response
  }
}

extension HomePage {
  fileprivate init(
    _ day: DailyHome, of player: Player, shown: PlayerFrame, isWithheld: Bool, at now: Timestamp
  ) {
    let streak = StreakNote(of: day.statistics)
    let results = day.entries.map { entry in
      DayLine.Result(
        difficulty: entry.difficulty, outcome: entry.round.flatMap(RoundOutcome.init(of:)),
        elapsed: entry.round?.round.elapsed)
    }
    self.init(
      shown: shown, date: day.date, next: Opening(of: player.account.calendar, at: now),
      cards: day.entries.map { Card($0, hidesWatch: player.account.settings.hidesWatch, at: now) },
      carried: day.carried.map { Carried(topic: $0.topic, date: $0.date, key: $0.id.key.text) }, streak: streak,
      line: DayLine(date: day.date, results: results, streak: streak.length).text(shown.frame.texts),
      isWithheld: isWithheld && !player.account.isGuest)
  }
}

extension HomePage.Card {
  fileprivate init(_ entry: DailyHome.Entry, hidesWatch: Bool, at now: Timestamp) {
    let topic = RoundTopic(difficulty: entry.difficulty, category: entry.category)
    guard let record = entry.round else {
      self.init(topic: topic, state: entry.isOffered ? .open : .missing)
      return
    }
    let (key, watch) = (record.id.key.text, record.round.watch(at: now))
    if let outcome = RoundOutcome(of: record) {
      self.init(topic: topic, state: .over(key: key, outcome, watch: watch))
    } else if record.round.phase == .paused {
      self.init(topic: topic, state: .paused(key: key, watch: hidesWatch ? nil : watch))
    } else {
      self.init(topic: topic, state: .running(key: key, watch: hidesWatch ? nil : watch))
    }
  }
}

extension RoundRecord {
  var topic: RoundTopic { RoundTopic(difficulty: difficulty, category: item.item.question.category) }
}

extension RoundOutcome {
  /// Nil of a round that is open.
  init?(of record: RoundRecord) {
    guard let outcome = record.outcome else { return nil }
    if record.item.isVoid {
      self = .void
      return
    }
    switch outcome {
    case .correct: self = .right
    case .wrong: self = .wrong
    case .timedOut: self = .outOfTime
    case .expired: self = .unfinished
    }
  }
}

extension Opening {
  /// When a player's next date begins.
  init(of calendar: PlayerCalendar<IANAZone>, at now: Timestamp) {
    let ends = calendar.end(ofDateAt: now)
    let date = calendar.date(at: ends)
    self.init(date: date, time: calendar.timeOfDay(at: ends), left: ends - now)
  }
}

extension PlayerCalendar<IANAZone> {
  /// What the player's clock shows, from midnight.
  func timeOfDay(at instant: Timestamp) -> Span {
    let shown = instant.milliseconds + zone(at: instant).offset(at: instant).milliseconds
    return Span(milliseconds: (shown % 86_400_000 + 86_400_000) % 86_400_000)
  }
}
