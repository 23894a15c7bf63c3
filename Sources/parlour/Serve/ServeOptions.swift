import ArgumentParser
import QuizService
import QuizWeb

/// What `serve` was asked for: by option, or else by environment, or else the default.
struct ServeOptions {
  let port: Int
  let host: String
  let place: StorePlace
  let quizzes: String
  let bank: String
  /// A file that sets the clock; see ``Surroundings/shared(_:shiftedBy:)``.
  let clockOffsetFile: String?
  let site: SiteSettings
  let rules: HouseRules
  /// How many passwords are hashed at the same time.
  let scryptAtOnce: Int

  /// - Throws: `ValidationError` for a value that can't be meant.
  init(_ command: ServeCommand, environment: [String: String]) throws {
    func number(_ option: Int?, _ name: String, default standard: Int, in range: ClosedRange<Int>) throws -> Int {
      guard let value = try option ?? environment[name].map({ try Self.number($0, name) }) else { return standard }
      guard range.contains(value) else {
        throw ValidationError("\(value) isn’t from \(range.lowerBound) to \(range.upperBound).")
      }
      return value
    }
    port = try number(command.port, "PARLOUR_PORT", default: 8080, in: 0...65535)
    host = command.host ?? environment["PARLOUR_HOST"] ?? "127.0.0.1"
    place = try StorePlace(folder: command.data, database: command.database, environment: environment)
    quizzes = command.quizzes ?? environment["PARLOUR_QUIZZES"] ?? "Quizzes"
    bank = command.bank ?? environment["PARLOUR_BANK"] ?? "Bank"
    clockOffsetFile = command.clockOffsetFile
    guard clockOffsetFile == nil || ["127.0.0.1", "::1", "localhost"].contains(host) else {
      throw ValidationError("--clock-offset-file is for tests: it takes a server that only this machine can reach.")
    }
    scryptAtOnce = try number(command.scryptAtOnce, "PARLOUR_SCRYPT_AT_ONCE", default: 2, in: 1...64)
    func choice<Choice: RawRepresentable<String> & CaseIterable>(
      _ option: Choice?, _ name: String, default standard: Choice
    ) throws -> Choice {
      guard option == nil, let text = environment[name] else { return option ?? standard }
      guard let choice = Choice(rawValue: text) else {
        let known = Choice.allCases.map(\.rawValue).joined(separator: " or ")
        throw ValidationError("\(name) is “\(text)”; it can be \(known).")
      }
      return choice
    }
    rules = HouseRules(
      admitsGuests: try choice(command.guests, "PARLOUR_GUESTS", default: .on) == .on,
      draw: try choice(command.daily, "PARLOUR_DAILY", default: .shared).mode)
    site = SiteSettings(
      publicAddress: try (command.publicURL ?? environment["PARLOUR_PUBLIC_URL"]).map(Self.address),
      behindProxy: command.behindProxy || environment["PARLOUR_BEHIND_PROXY"] == "1",
      changesPerSecond: try number(
        command.changesPerSecond, "PARLOUR_CHANGES_PER_SECOND", default: 200, in: 0...1_000_000))
  }

  private static func number(_ text: String, _ name: String) throws -> Int {
    guard let number = Int(text) else { throw ValidationError("\(name) is “\(text)”, which isn’t a whole number.") }
    return number
  }

  private static func address(_ text: String) throws -> PublicAddress {
    guard let address = PublicAddress(text) else {
      throw ValidationError("“\(text)” isn’t an address like https://quiz.example.org, without a path behind it.")
    }
    return address
  }
}
