import ArgumentParser
import QuizEngine
import QuizFormats
import QuizService

/// `parlour daily schedule`
struct DailyScheduleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schedule",
    abstract: "Show which question is asked on which date, or draw questions ahead.",
    discussion: """
      Shows past, present and coming questions with their right answers. Today is the latest date that has begun in some \
      time zone.

        parlour daily schedule --days 14
        parlour daily schedule --from 2026-11-01 --days 30
        parlour daily schedule --draw --days 30
      """)

  @Option(help: ArgumentHelp("The first date, as 2026-11-21. (default: today)", valueName: "date"))
  var from: String?

  @Option(help: "How many dates.")
  var days = 7

  @Option(help: ArgumentHelp("The questions' language. (default: every one)", valueName: "tag"))
  var language: String?

  @Flag(help: "Draw questions for today and the dates after it that have none.")
  var draw = false

  @OptionGroup var data: DataOptions

  func validate() throws {
    if let from, CalendarDate(text: from) == nil { throw ValidationError("“\(from)” isn’t a date like 2026-11-21.") }
    guard (1...AdminService.maxDrawDays).contains(days) else {
      throw ValidationError("--days takes 1 to \(AdminService.maxDrawDays).")
    }
    if draw, from != nil { throw ValidationError("--draw begins with today; leave --from out.") }
  }

  func run() async throws {
    let (scheduled, items) = try await data.withAdmin { admin throws(AdminError) in
      let scheduled = try await schedule(of: admin)
      return (scheduled, try await admin.localized(scheduled.map(\.item), in: language.map { Language($0) }))
    }
    if scheduled.isEmpty { return print("Nothing is on the schedule for these dates.") }
    var table = TextTable(
      headers: ["Number", "Date", "", "Started", "Question", "Right answer"], rightAligned: [0, 3])
    for (day, item) in zip(scheduled, items.map(\.content)) {
      let question = item.question
      table.add([
        String(day.item.id.number), day.date.text, "\(question.language.tag) \(day.difficulty.rawValue)",
        String(day.starts), question.text.terminalSafe + (day.item.isVoid ? " (taken out)" : ""),
        item.options[item.correctIndex].terminalSafe,
      ])
    }
    print(table.text(Terminal.styler), terminator: "")
  }

  private func schedule(of admin: AdminService) async throws(AdminError) -> [ScheduleEntry] {
    let first = from.flatMap { CalendarDate(text: $0) } ?? admin.today
    let requested = language.map { Language($0) }
    let game = try await requested.map(admin.gameLanguages().game)
    var scheduled: [ScheduleEntry] = []
    for other in try await admin.games() where game == nil || game == other {
      scheduled +=
        draw
        ? try await admin.draw(ahead: days, of: other)
        : try await admin.schedule(of: other, in: first...first + (days - 1))
    }
    return scheduled
  }
}
