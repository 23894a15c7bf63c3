import ArgumentParser
import QuizEngine
import QuizFormats
import QuizService

/// `parlour daily schedule`
struct DailyScheduleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schedule",
    abstract: "Show which question is asked when, or draw questions ahead.",
    discussion: """
      Past, today's and coming questions with their right answers. Today is the latest date that has begun somewhere.

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

  @Flag(help: "Draw the questions of today and the dates after it, where they have none.")
  var draw = false

  @OptionGroup var data: DataOptions

  func validate() throws {
    if let from, CalendarDate(text: from) == nil { throw ValidationError("“\(from)” isn’t a date like 2026-11-21.") }
    guard (1...AdminService.maximumDrawDays).contains(days) else {
      throw ValidationError("--days takes 1 to \(AdminService.maximumDrawDays).")
    }
    if draw, from != nil { throw ValidationError("--draw begins with today; leave --from out.") }
  }

  func run() async throws {
    let scheduled = try await data.withAdmin { desk throws(AdminError) in try await schedule(at: desk) }
    if scheduled.isEmpty { return print("Nothing is on the schedule for these dates.") }
    var table = TextTable(
      headers: ["Number", "Date", "", "Started", "Question", "Right answer"], rightAligned: [0, 3])
    for day in scheduled {
      let (item, question) = (day.item.item, day.item.item.question)
      table.add([
        String(day.item.id.number), day.date.text, "\(question.language.tag) \(day.difficulty.rawValue)",
        String(day.starts), question.text.terminalSafe + (day.item.isVoid ? " (taken out)" : ""),
        item.options[item.keyIndex].terminalSafe,
      ])
    }
    print(table.text(Terminal.styler), terminator: "")
  }

  private func schedule(at desk: AdminService) async throws(AdminError) -> [ScheduledDay] {
    let first = from.flatMap { CalendarDate(text: $0) } ?? desk.today
    var scheduled: [ScheduledDay] = []
    for other in try await desk.languages() where language == nil || language == other.tag {
      scheduled +=
        draw
        ? try await desk.draw(ahead: days, of: other)
        : try await desk.schedule(of: other, in: first...first + (days - 1))
    }
    return scheduled
  }
}

/// `parlour daily forecast`
struct DailyForecastCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forecast", abstract: "Tell for how many days the bank lasts before a question comes again.")

  @OptionGroup var data: DataOptions

  func run() async throws {
    let forecasts = try await data.withAdmin { desk throws(AdminError) in try await desk.forecasts() }
    if forecasts.isEmpty { return print("The bank is empty.") }
    var table = TextTable(
      headers: ["", "", "In the bank", "To draw", "For practice", "Drawn ahead", "Days", "Until"],
      rightAligned: [2, 3, 4, 5, 6])
    for forecast in forecasts {
      for supply in forecast.supplies {
        let counts = [supply.questions, supply.remaining, supply.practicePool, supply.drawn, supply.days].map(\.grouped)
        let head = [forecast.language.tag, supply.difficulty.rawValue]
        table.add(head + counts + [supply.lastDate?.text ?? "used up"])
      }
    }
    print(table.text(Terminal.styler), terminator: "")
  }
}

/// `parlour daily trail`
struct DailyAuditLogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trail", abstract: "Tell who decided what about which question, and why.")

  @OptionGroup var data: DataOptions

  func run() async throws {
    let trail = try await data.withAdmin { desk throws(AdminError) in try await desk.auditLog() }
    if trail.isEmpty { print("Nobody has decided anything yet.") }
    for entry in trail {
      let date = CalendarDate(of: entry.doneAt, offset: .zero).text
      let who = entry.operatorName?.text ?? "command line or deleted account"
      let other = entry.action == .undoImport ? "undo import \(entry.question.terminalSafe)" : "clock reset"
      let what = entry.item.map { "\(entry.action.rawValue) \($0.number)  \(entry.question.terminalSafe)" } ?? other
      print("\(date)  \(who.terminalSafe)  \(what)")
      if !entry.reason.isEmpty { print("  \(entry.reason.terminalSafe)") }
    }
  }
}
