import ArgumentParser
import QuizFormats

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of quiz files.",
    discussion: """
      Editors use it to complete and check a quiz while you write. Save it beside your quizzes and begin each of them \
      with the line “# yaml-language-server: $schema=quiz.schema.json”.

        parlour schema > quiz.schema.json
      """)

  func run() { print(QuizJSONSchema.text, terminator: "") }
}
