import QuizDrafts
import QuizEngine

@testable import QuizPages

extension TextEntry {
  /// The entries that are functions.
  static func functions(of texts: Texts) -> [TextEntry] {
    let (front, question, result, terminal) = (texts.front, texts.question, texts.result, texts.terminal)
    return [
      TextEntry("front.found", front.found),
      TextEntry("front.foundNothing", front.foundNothing),
      TextEntry("front.page", front.page),
      TextEntry("introduction.questions", texts.introduction.questions),
      TextEntry("introduction.minutes", texts.introduction.minutes),
      TextEntry("introduction.continuePlay", texts.introduction.continuePlay),
      TextEntry("introduction.lastTime", texts.introduction.lastTime),
      TextEntry("question.heading", question.heading),
      TextEntry("question.progress", question.progress),
      TextEntry("question.goOn", question.goOn),
      TextEntry("question.question", question.question),
      TextEntry("question.sliderEnds", question.sliderEnds),
      TextEntry("result.decidedByOrder", result.decidedByOrder),
      TextEntry("result.decidedByTieBreaker", result.decidedByTieBreaker),
      TextEntry("result.decidedByChance", result.decidedByChance),
      TextEntry("result.runnersUp", result.runnersUp),
      TextEntry("result.alike", result.alike), TextEntry("result.percent", result.percent),
      TextEntry("result.rarity", result.rarity),
      TextEntry("result.rarityCount", result.rarityCount),
      TextEntry("result.different", result.different),
      TextEntry("result.counted", result.counted),
      TextEntry("dates.full", texts.dates.full),
      TextEntry("dates.date", texts.dates.date),
      TextEntry(path: "dates.dateAndTime", parameters: (0, 1)) { _, names in
        texts.dates.dateAndTime(CalendarDate(epochDay: 20_778), names[0])
      },
      TextEntry("dates.range", { texts.dates.range($0...($0 + 6)) }),
      TextEntry("dates.month") { texts.dates.month(CalendarMonth(of: $0)) },
      TextEntry("share.text", texts.share.text),
      TextEntry("share.claim") { texts.share.claim("{outcome}", $0) },
      TextEntry("share.saidAndAsked", texts.share.saidAndAsked),
      TextEntry("share.card", texts.share.card),
      TextEntry("share.quizCard", texts.share.quizCard),
      TextEntry("share.dayCard", texts.share.dayCard),
      TextEntry("day.number", texts.day.number),
      TextEntry("day.onlyIn", texts.day.onlyIn),
      TextEntry("day.questionOnlyIn", texts.day.questionOnlyIn),
      TextEntry(path: "diagnostics.text", parameters: (0, 1)) { texts.diagnostics.text(.duplicateID($1[0])).problem },
      TextEntry(path: "day.progress", parameters: (0, 0)) { _, _ in texts.day.progress(1, 2) },
      TextEntry(path: "day.paused", parameters: (0, 0)) { _, _ in texts.day.paused(.hard) },
      TextEntry(path: "day.score", parameters: (2, 1)) { texts.day.score($0[0], $0[1], $1[0]) },
      TextEntry("day.hoursAndMinutes", texts.day.hoursAndMinutes),
      TextEntry("day.remaining", texts.day.remaining),
      TextEntry("dates.weekday", texts.dates.weekday),
      TextEntry(path: "daily.home.result", parameters: (0, 0)) { _, _ in texts.daily.home.result(2, 3) },
      TextEntry("daily.home.rank", texts.daily.home.rank),
      TextEntry("daily.home.rankLabel", texts.daily.home.rankLabel),
      TextEntry(path: "daily.home.streakDays", parameters: (0, 0)) { _, _ in texts.daily.home.streakDays(5) },
      TextEntry("daily.home.streak", texts.daily.home.streak),
      TextEntry("daily.home.streakWeeks", texts.daily.home.streakWeeks),
      TextEntry("daily.home.earlierRoundNote", texts.daily.home.earlierRoundNote),
      TextEntry("daily.sharing.title", texts.daily.sharing.title),
      TextEntry("round.verdict.correctPercent", texts.round.verdict.correctPercent),
      TextEntry("round.verdict.standing", texts.round.verdict.standing),
      TextEntry("round.verdict.keepStreak", texts.round.verdict.keepStreak),
      TextEntry("groups.joined", texts.groups.joined),
      TextEntry("round.practice.tally", texts.round.practice.tally),
      TextEntry("daily.licences.questions", texts.daily.licences.questions),
      TextEntry("daily.licences.work", texts.daily.licences.work),
      TextEntry("daily.licences.others", texts.daily.licences.others),
      TextEntry("daily.onboarding.position", texts.daily.onboarding.position),
      TextEntry("round.verdict.thinkingTime", texts.round.verdict.thinkingTime),
      TextEntry("round.pausedAt", texts.round.pausedAt),
      TextEntry("round.pausedUntil", texts.round.pausedUntil),
      TextEntry("round.runningAt", texts.round.runningAt),
      TextEntry("terminal.askOne", terminal.askOne),
      TextEntry("terminal.askSeveral", terminal.askSeveral),
      TextEntry("terminal.before", terminal.before),
      TextEntry("terminal.notOne", terminal.notOne),
      TextEntry("terminal.notAQuiz", terminal.notAQuiz),
      TextEntry("terminal.omittedQuizzes", terminal.omittedQuizzes),
      TextEntry("terminal.notSeveral", terminal.notSeveral),
      TextEntry("terminal.tooManyAnswers", terminal.tooManyAnswers),
      TextEntry("terminal.atLine", terminal.atLine),
      TextEntry("terminal.endedEarly", terminal.endedEarly),
      TextEntry("terminal.seed", terminal.seed),
    ] + account(of: texts.account) + boards(of: texts) + studio(of: texts.studio)
  }

  private static func account(of texts: Texts.Account) -> [TextEntry] {
    let errors = texts.errors
    return [
      TextEntry("account.errors.tooShort", errors.tooShort),
      TextEntry("account.errors.tooLong", errors.tooLong),
      TextEntry("account.errors.waitSeconds", errors.waitSeconds),
      TextEntry("account.errors.waitMinutes", errors.waitMinutes),
      TextEntry("account.errors.waitHours", errors.waitHours),
      TextEntry("account.settings.moving", texts.settings.moving),
      TextEntry("account.setup.signedIn", texts.setup.signedIn),
      TextEntry("account.sessions.browserOnSystem", texts.sessions.browserOnSystem),
      TextEntry("account.sessions.unknownOnSystem", texts.sessions.unknownOnSystem),
      TextEntry("account.sessions.since", texts.sessions.since),
      TextEntry("account.sessions.used", texts.sessions.used),
    ]
  }

  init(_ path: String, _ say: @escaping (Int) -> String) {
    self.init(path: path, parameters: (1, 0)) { numbers, _ in say(numbers[0]) }
  }

  init(_ path: String, _ say: @escaping (Int, Int) -> String) {
    self.init(path: path, parameters: (2, 0)) { numbers, _ in say(numbers[0], numbers[1]) }
  }

  init(_ path: String, _ say: @escaping (String) -> String) {
    self.init(path: path, parameters: (0, 1)) { _, names in say(names[0]) }
  }

  init(_ path: String, _ say: @escaping (String, String) -> String) {
    self.init(path: path, parameters: (0, 2)) { _, names in say(names[0], names[1]) }
  }

  init(_ path: String, _ say: @escaping (String, String, String) -> String) {
    self.init(path: path, parameters: (0, 3)) { _, names in say(names[0], names[1], names[2]) }
  }

  init(_ path: String, _ say: @escaping (String, Int) -> String) {
    self.init(path: path, parameters: (1, 1)) { numbers, names in say(names[0], numbers[0]) }
  }

  init(_ path: String, _ say: @escaping (Int, String) -> String) {
    self.init(path: path, parameters: (1, 1)) { numbers, names in say(numbers[0], names[0]) }
  }

  init(_ path: String, _ say: @escaping ([String]) -> String) {
    self.init(path: path, parameters: (0, 3)) { _, names in say(names) }
  }

  /// A date isn't shown as it is passed. `DateTests` check how each language writes it.
  init(_ path: String, _ say: @escaping (CalendarDate) -> String) {
    self.init(path: path, parameters: (0, 0)) { _, _ in say(CalendarDate(epochDay: 20_778)) }
  }
}
