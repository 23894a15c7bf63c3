internal import QuizEngine

extension ObjectSchema {
  /// The schema of a quiz file.
  static let quiz = ObjectSchema(
    name: "a quiz",
    fields: [
      .optional("id", .format(.id), summary: "The quiz's name in URLs. The default is the file's name."),
      .optional(
        "languages", .list(of: .format(.language), count: FileLimits.languages, noun: "language"),
        summary: "The quiz's languages, such as en, ru, zh-Hant. The first is the default; plain texts are in it."),
      .optional("language", .format(.language), summary: "The quiz's language, if it has only one."),
      .required("title", .text(limit: FileLimits.titleLength), summary: "The quiz's title."),
      .required(
        "description", .text(limit: FileLimits.textLength),
        summary: "What the quiz is about. The introduction shows it."),
      .optional("picture", .picture, summary: "A picture for the introduction."),
      .optional("accent", .format(.accent), summary: "The quiz's colour, as #rrggbb."),
      .optional(
        "reveal", .text(limit: FileLimits.titleLength),
        summary: "The sentence of the result. {outcome} is replaced by the outcome: “You are a {outcome}!”."),
      .required(
        "outcomes", .list(of: .object(outcome), count: FileLimits.outcomes, noun: "outcome"),
        summary: "The possible results."),
      .required(
        "questions", .list(of: .object(question), count: FileLimits.questions, noun: "question"),
        summary: "The pool of questions."),
      .optional("draw", .integer(1...FileLimits.questions.upperBound), summary: "The number of questions in a play."),
      .optional(
        "quotas", .integers(by: .tag, 0...FileLimits.questions.upperBound),
        summary: "The numbers of drawn questions by tag: {school: 3, home: 4}."),
      .optional(
        "shuffle", .either(.boolean, orMapping: shuffle), summary: "Which parts of a play are in random order."),
      .optional(
        "ties", .either(.enumeration(["random", "first"]), orMapping: tieQuestion),
        summary: "How a tie between outcomes is decided."),
      .optional("undecided", .object(undecided), summary: "What players see if none of their answers counts."),
      .optional(
        "unlisted", .boolean,
        summary: "Whether the front page and its search leave the quiz out (default: false). Its URL still works."
      ),
      .optional(
        "accept", .object(.quizAcceptances),
        summary: "Warnings of `parlour check` to accept in this quiz, with reasons."),
      .optional("$schema", .format(.url), summary: "The URL of the schema for editors; Parlour ignores it."),
    ],
    alternatives: [ExclusiveKeys(keys: ["languages", "language"], isRequired: true)])

  static let outcome = ObjectSchema(
    name: "an outcome",
    fields: [
      .required("id", .format(.id), summary: "The outcome's id in this file."),
      .required("name", .text(limit: FileLimits.outcomeNameLength), summary: "The outcome's name for players."),
      .optional("emoji", .format(.emoji), summary: "An emoji for the outcome."),
      .optional("picture", .picture, summary: "A picture instead of the emoji."),
      .required("description", .text(limit: FileLimits.textLength), summary: "What players with this result see."),
      .optional(
        "accept", .object(.quizAcceptances),
        summary: "Warnings of `parlour check` to accept in this outcome, with reasons."),
    ])

  static let question = ObjectSchema(
    name: "a question",
    fields: [
      .optional("id", .format(.id), summary: "The question's id in this file. The default is q1, q2, … by position."),
      .required("text", .text(limit: FileLimits.textLength), summary: "The question."),
      .optional("picture", .picture, summary: "A picture above the question."),
      .optional(
        "kind", .enumeration(["single", "multiple", "ranged"]),
        summary: "single (one answer, the default), multiple (switches) or ranged (a slider)."),
      .optional(
        "advance", .enumeration(["press", "submit"]),
        summary:
          "Single questions only: whether pressing an answer goes on (press, the default) or a Submit button does."),
      .optional(
        "bands", .enumeration(["rounded", "equal"]),
        summary:
          "Ranged questions only: whether the ends are half as wide as the other bands (rounded, the default) or equal."
      ),
      .optional("tag", .format(.tag), summary: "The tag that quotas use."),
      .required(
        "answers", .list(of: .object(answer), count: FileLimits.answers, noun: "answer"),
        summary: "The answers. For a ranged question, from one end of the scale to the other."),
      .optional(
        "accept", .object(.quizAcceptances),
        summary: "Warnings of `parlour check` to accept in this question, with reasons."),
    ])

  static let answer = ObjectSchema(
    name: "an answer",
    fields: [
      .required("text", .text(limit: FileLimits.textLength), summary: "The answer."),
      .optional("picture", .picture, summary: "A picture next to the answer."),
      .optional("outcome", .format(.reference), summary: "The id of the outcome that gets 1 point."),
      .optional(
        "points", .integers(by: .reference, 0...OutcomePoints.maxPoints),
        summary: "Points for several outcomes: {dog: 2, cat: 1}."),
    ],
    alternatives: [ExclusiveKeys(keys: ["outcome", "points"], isRequired: false)])

  static let picture = ObjectSchema(
    name: "a picture",
    fields: [
      .required("file", .format(.path), summary: "The picture's path, relative to the quiz file."),
      .optional(
        "alt", .text(limit: FileLimits.titleLength), summary: "What the picture shows, for players who can't see it."),
    ])

  static let shuffle = ObjectSchema(
    name: "shuffle",
    fields: [
      .optional("questions", .boolean, summary: "Whether questions are in random order."),
      .optional("answers", .boolean, summary: "Whether answers are in random order, except for ranged questions."),
    ])

  static let tieQuestion = ObjectSchema(
    name: "a tie rule",
    fields: [
      .required(
        "question", .format(.reference), summary: "The id of the question that is asked last and only breaks ties.")
    ])

  /// The ids of rules of `parlour check`, each with the reason to accept it.
  static let quizAcceptances = ObjectSchema(
    name: "the accepted warnings",
    fields: Acceptance.rules.map { .acceptance(of: $0, limit: FileLimits.titleLength) })

  static let undecided = ObjectSchema(
    name: "undecided",
    fields: [
      .required("title", .text(limit: FileLimits.titleLength), summary: "The title instead of an outcome's name."),
      .required(
        "description", .text(limit: FileLimits.textLength), summary: "The text instead of an outcome's description."),
    ])
}

extension ValueSchema {
  static let picture = ValueSchema.either(.format(.path), orMapping: .picture)
}
