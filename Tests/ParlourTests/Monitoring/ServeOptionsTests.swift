import ArgumentParser
import Foundation
import QuizService
import QuizWeb
import Testing

@testable import parlour

struct ServeOptionsTests {
  private func options(_ arguments: [String], _ environment: [String: String] = [:]) throws -> ServeOptions {
    let command = try #require(try Parlour.parseAsRoot(["serve"] + arguments) as? ServeCommand)
    return try ServeOptions(command, environment: environment)
  }

  @Test func `by default there is no metrics port, and the log is text`() throws {
    let options = try options([])
    #expect(options.monitoring.metricsPort == nil && options.monitoring.metricsHost == "127.0.0.1")
    #expect(options.monitoring.logFormat == .text && options.monitoring.logLevel == .info)
    #expect(options.drainDuration == .zero)
  }

  @Test func `the command line overrides the environment`() throws {
    let environment = [
      "PARLOUR_METRICS_PORT": "9180", "PARLOUR_METRICS_HOST": "10.0.0.1", "PARLOUR_LOG_FORMAT": "json",
      "PARLOUR_LOG_LEVEL": "debug", "PARLOUR_DRAIN_SECONDS": "5",
    ]
    let fromEnvironment = try options([], environment)
    #expect(fromEnvironment.monitoring.metricsPort == 9180 && fromEnvironment.monitoring.metricsHost == "10.0.0.1")
    #expect(
      fromEnvironment.monitoring.logFormat == .json && fromEnvironment.monitoring.logLevel == .debug
        && fromEnvironment.drainDuration == .seconds(5))
    let typed = try options(
      ["--metrics-port", "0", "--log-format", "text", "--log-level", "error", "--drain-seconds", "1"], environment)
    #expect(typed.monitoring.metricsPort == 0 && typed.monitoring.logFormat == .text)
    #expect(typed.monitoring.logLevel == .error && typed.drainDuration == .seconds(1))
  }

  @Test func `the limits of a network can be set`() throws {
    let standard = try options([]).gameSettings
    #expect(standard.signUpsPerHour == 1000 && standard.failedSignInsPerHour == 200)
    let environment = ["PARLOUR_SIGN_UPS_PER_HOUR": "7", "PARLOUR_FAILED_SIGN_INS_PER_HOUR": "0"]
    let fromEnvironment = try options([], environment).gameSettings
    #expect(fromEnvironment.signUpsPerHour == 7 && fromEnvironment.failedSignInsPerHour == 0)
    let typed = try options(["--sign-ups-per-hour", "8", "--failed-sign-ins-per-hour", "9"], environment).gameSettings
    #expect(typed.signUpsPerHour == 8 && typed.failedSignInsPerHour == 9)
  }

  @Test(
    arguments: [
      ("english,ua", "Did you mean en?"), ("en,ua", "Did you mean uk?"), ("en,zh-TW", "Did you mean zh-Hant?"),
      ("xx,yy", "“xx”"), ("en,,ru", "“”"), ("en,ru,en", "en twice"),
    ])
  func `languages of the game that don't exist are refused, with the one that was meant`(text: String, advice: String) {
    do {
      _ = try options(["--game-languages", text])
      Issue.record("\(text) was accepted")
    } catch { #expect("\(error)".contains(advice), "\(error)") }
  }

  @Test func `HSTS for subdomains needs TLS, and words of the host name are refused as passwords`() throws {
    let secure = ["PARLOUR_PUBLIC_URL": "https://quiz.example.org"]
    #expect(try !options([], secure).site.hstsIncludesSubdomains)
    #expect(try options(["--hsts-subdomains"], secure).site.hstsIncludesSubdomains)
    #expect(try options([], secure.merging(["PARLOUR_HSTS_SUBDOMAINS": "1"]) { $1 }).site.hstsIncludesSubdomains)
    #expect(throws: ValidationError.self) { try options(["--hsts-subdomains"]) }
    #expect(throws: ValidationError.self) {
      try options(["--hsts-subdomains", "--public-url", "http://quiz.example.org"])
    }
    #expect(try options([], secure).gameSettings.siteWords.contains("example"))
    #expect(try options([]).gameSettings.siteWords.contains("parlour"))
  }

  @Test func `the security log goes to the main log unless a file is given`() throws {
    #expect(try options([]).securityLog == nil)
    #expect(try options([], ["PARLOUR_SECURITY_LOG": "/a"]).securityLog == "/a")
    #expect(try options(["--security-log", "/b"], ["PARLOUR_SECURITY_LOG": "/a"]).securityLog == "/b")
  }

  @Test(arguments: [
    ["PARLOUR_SIGN_UPS_PER_HOUR": "-1"], ["PARLOUR_FAILED_SIGN_INS_PER_HOUR": "100001"],
    ["PARLOUR_METRICS_PORT": "many"], ["PARLOUR_METRICS_PORT": "65536"], ["PARLOUR_LOG_FORMAT": "xml"],
    ["PARLOUR_LOG_LEVEL": "loud"], ["PARLOUR_DRAIN_SECONDS": "-1"],
  ])
  func `contradictory options are refused`(environment: [String: String]) {
    #expect(throws: ValidationError.self) { try options([], environment) }
  }

  @Test(arguments: ["PARLOUR_DATA", "PARLOUR_QUIZZES", "PARLOUR_BANK"])
  func `a folder without a name is refused`(variable: String) throws {
    #expect(throws: ValidationError.self) { try options([], [variable: ""]) }
    let option = "--" + variable.dropFirst("PARLOUR_".count).lowercased()
    #expect(throws: ValidationError.self) { try options([option, ""]) }
    #expect(throws: Never.self) { try options([option, "Somewhere"], [variable: ""]) }
  }

  @Test(arguments: [
    (200, 200 - FileDescriptorLimit.reservedDescriptors), (1024, 1024 - FileDescriptorLimit.reservedDescriptors),
    (65_536, 10_000), (20, 8),
  ])
  func `the connection limit stays below the process's descriptors`(descriptors: Int, most: Int) throws {
    let command = try #require(try Parlour.parseAsRoot(["serve"]) as? ServeCommand)
    let options = try ServeOptions(command, environment: [:], limit: FileDescriptorLimit(descriptors: descriptors))
    #expect(options.maxConnections == max(8, most))
  }

  @Test(arguments: [
    (FileDescriptorLimit.reservedDescriptors + 500, 500, 500),
    (FileDescriptorLimit.reservedDescriptors + 188, 500, 188),
    (20, 500, 5), (20, 3, 3), (9, 500, 2),
    (5, 500, 0), (0, 500, 0),
  ])
  func `a limit that is lowered while the server runs leaves fewer connections`(
    descriptors: Int, configured: Int, running: Int
  ) {
    #expect(FileDescriptorLimit(descriptors: descriptors).runningConnections(configured: configured) == running)
  }

  @Test func `a connection limit above the descriptors is refused`() throws {
    let limit = FileDescriptorLimit(descriptors: 1024)
    let command = try #require(try Parlour.parseAsRoot(["serve"]) as? ServeCommand)
    func maxConnections(_ number: Int) throws -> Int {
      try ServeOptions(command, environment: ["PARLOUR_MAX_CONNECTIONS": "\(number)"], limit: limit).maxConnections
    }
    #expect(try maxConnections(limit.maxConnections) == limit.maxConnections)
    #expect(throws: ValidationError.self) { try maxConnections(limit.maxConnections + 1) }
    #expect(throws: ValidationError.self) { try maxConnections(0) }
  }

  @Test func `the package's environment file has every variable of the help, with valid examples`() throws {
    let file = try String(contentsOf: SourceTree.root.appending(path: "packaging/parlour.default"), encoding: .utf8)
    let shown = Dictionary(
      uniqueKeysWithValues: file.matches(of: /(?m)^#(PARLOUR_[A-Z_]+)=(.+)$/).map { (String($0.1), String($0.2)) })
    let read = try SourceTree.files(under: "Sources/parlour/Serve").flatMap { file in
      file.text.matches(of: /"(PARLOUR_[A-Z_]+)"/).map { String($0.1) }
    }
    let helped = Set(ServeCommand.configuration.discussion.matches(of: /PARLOUR_[A-Z_]+/).map { String($0.output) })
    #expect(read.count > 10 && Set(read).subtracting(["PARLOUR_DATABASE_PASSWORD_FILE"]).isSubset(of: helped))
    #expect(Set(shown.keys) == helped.union(["PARLOUR_DATABASE_PASSWORD_FILE"]))
    let options = try options([], shown.filter { !$0.key.hasPrefix("PARLOUR_DATABASE") })
    let standard = try self.options([])
    #expect(
      options.port == standard.port && options.host == standard.host && options.drainDuration == standard.drainDuration)
    #expect(options.monitoring.metricsHost == standard.monitoring.metricsHost)
    #expect(options.scryptThreads == standard.scryptThreads)
    // The host of the address in the example is one of the site's words.
    var gameSettings = options.gameSettings
    #expect(Set(gameSettings.siteWords).isSuperset(of: standard.gameSettings.siteWords))
    gameSettings.siteWords = standard.gameSettings.siteWords
    #expect(gameSettings == standard.gameSettings)
  }
}
