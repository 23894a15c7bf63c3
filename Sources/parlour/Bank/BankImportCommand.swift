import ArgumentParser
import Foundation
import QuizEngine
import QuizFormats
import QuizService

/// `parlour bank import`
struct BankImportCommand: AsyncParsableCommand {
  enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add the questions of files to the bank.",
    discussion: """
      Reads the formats of question banks and quiz programs; docs/question-bank.md lists them and what is imported from \
      each. A question with mistakes is reported and left out; the others are imported. Questions that are nearly the same \
      as others are imported and reported. Questions that the bank has already aren't added again, so a file can be \
      imported any number of times. If a file gives such a question another explanation, source, licence, id, category, \
      difficulty or other wrong answers, the question is changed. If it is on the schedule or was asked, only its \
      translations into other languages can be added and corrected; what else differs is left out and reported. A \
      question that was voided is skipped and reported.

      Every few thousand questions are committed together. Ctrl-C ends the import after such a batch and says where. A \
      server may run meanwhile: it draws new questions at once, and its schedule stays the same. The import then works in \
      small batches, so that players hardly wait.

      The exit code is 0 if all questions were imported or were there, and 1 if some were left out, skipped or changed \
      only in part.

        parlour bank import questions.csv --dry-run
        parlour bank import *.gift --category science --difficulty medium --licence CC-BY-4.0
        parlour bank import fragen.xlsx --language de --column question=Frage --column answer=Antwort \
          --column wrong=Falsch1 --column wrong=Falsch2 --map-category Erdkunde=geography --difficulty easy
      """)

  @Argument(
    help: ArgumentHelp("The files, or folders with YAML, JSON and CSV files.", valueName: "file"), completion: .file())
  var files: [String]

  @OptionGroup var data: DataOptions

  @Flag(help: "Only report what would be done.")
  var dryRun = false

  @Option(
    help: ArgumentHelp(
      "The files' format: \(BankFormat.allCases.map(\.rawValue).joined(separator: ", ")). (default: as each shows)",
      valueName: "name"))
  var format: BankFormat?

  @Option(
    help: ArgumentHelp(
      "What the files are written in: \(FileEncoding.names.joined(separator: ", ").lowercased()). (default: as each shows)",
      valueName: "name"))
  var encoding: FileEncoding?

  @Option(
    help: ArgumentHelp(
      "Replace the import of this number by the files: for a corrected file. Without a usable question in each file, nothing is changed.",
      valueName: "number"))
  var replace: Int64?

  @Option(help: "text to read, json for other programs.")
  var report = ReportFormat.text

  @Option(help: ArgumentHelp("The category of questions whose file doesn't say it.", valueName: "name"))
  var category: TriviaCategory?

  @Option(help: ArgumentHelp("The difficulty of questions whose file doesn't say it.", valueName: "name"))
  var difficulty: Difficulty?

  @Option(help: ArgumentHelp("The language of questions whose file doesn't say it.", valueName: "tag"))
  var language = "en"

  @Option(help: ArgumentHelp("The licence of questions whose file doesn't say it.", valueName: "name"))
  var licence = ""

  @Option(
    name: .customLong("column"),
    help: ArgumentHelp(
      """
      The field that a column of a table or workbook holds, and the column's header: \(ColumnMapping.fieldNames.joined(separator: ", ")). \
      May be given several times; an option is an answer, right or wrong, where the column “answer” says which is right.
      """, valueName: "word=header"))
  var columns: [ColumnArgument] = []

  @Option(
    name: .customLong("keys-begin-at"),
    help: ArgumentHelp(
      "The number by which tables name the first answer as the right one: 0 or 1. (default: as each shows)",
      valueName: "number"))
  var firstKeyNumber: Int?

  @Option(
    name: .customLong("map-category"),
    help: ArgumentHelp("The category that a file's word means. May be given several times.", valueName: "word=category")
  )
  var categories: [CategoryMapping] = []

  func validate() throws {
    guard !files.isEmpty else { throw ValidationError("Name at least one file.") }
    try PathArgument.requireNonEmpty(files)
    guard firstKeyNumber.map((0...1).contains) ?? true else {
      throw ValidationError("--keys-begin-at takes 0 or 1.")
    }
    guard Language(validating: language) != nil else {
      throw ValidationError("“\(language)” isn’t a language tag, such as en or zh-Hant.")
    }
    guard !LanguageCodes.isNonstandard(language) else {
      let meant = LanguageCodes.suggestedTag(for: language).map { " Did you mean \($0)?" } ?? ""
      throw ValidationError("No language has the code “\(language)”.\(meant)")
    }
  }

  func run() async throws {
    let cancellation = CancellationSignal()
    let location = try data.location
    let files = files.flatMap(BankFile.filesOrItself)
    let done: ImportReport
    if let replace {
      let replacement = BankReplacement(
        replaced: ImportID(replace), files: files, data: data, cancellation: cancellation
      ) { importer(for: $0, isDryRun: $1, replacing: $2, location, cancellation) }
      done = try await replacement.run(isDryRun: dryRun)
    } else {
      done = try await data.withBank(makingNewHouse: !dryRun) { bank in
        var importer = importer(for: bank, isDryRun: dryRun, replacing: nil, location, cancellation)
        return await importer.run(files)
      }
    }
    cancellation.restoreHandlers()
    switch report {
    case .text: print(done.text(Terminal.styler))
    case .json: print(done.json)
    }
    if let failure = done.failure {
      throw CommandError(failure.explanation(folder: location.name) + " What was added before stays.")
    }
    if let signal = done.signal { throw ExitCode(128 + signal) }
    if !done.isComplete { throw ExitCode(1) }
  }

  private func importer(
    for bank: BankService?, isDryRun: Bool, replacing replaced: ImportID?, _ location: StoreLocation,
    _ cancellation: CancellationSignal
  ) -> BankImporter {
    BankImporter(
      format: format, encoding: encoding, defaults: defaults, bank: bank, isDryRun: isDryRun, replacing: replaced,
      location: location, cancellation: cancellation)
  }

  private var defaults: BankDefaults {
    BankDefaults(
      language: Language(validating: language) ?? Language("en"), licence: licence, category: category,
      difficulty: difficulty, columnMappings: columns.map(\.column), firstKeyNumber: firstKeyNumber,
      categoryAliases: Dictionary(categories.map { ($0.nameInFile, $0.category) }) { _, last in last })
  }
}
