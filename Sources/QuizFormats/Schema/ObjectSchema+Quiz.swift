internal import QuizEngine

extension ObjectSchema {
  /// The schema of a quiz file.
  static let quiz = ObjectSchema(
    name: "a quiz",
    fields: [
      .optional("id", .format(.id), "The quiz's name in URLs. The default is the file's name."),
      .optional(
        "languages", .list(of: .format(.language), count: FileLimits.languages, noun: "language"),
        "The quiz's languages, such as en, ru, zh-Hant. The first is the default; plain texts are in it."),
      .optional("language", .format(.language), "The quiz's language, if it has only one."),
      .required("title", .text(limit: FileLimits.titleLength), "The quiz's title."),
      .required(
        "description", .text(limit: FileLimits.textLength), "What the quiz is about. The introduction shows it."),
      .optional("picture", .picture, "A picture for the introduction."),
      .optional("accent", .format(.accent), "The quiz's colour, as #rrggbb."),
      .optional(
        "reveal", .text(limit: FileLimits.titleLength),
        "The sentence of the result. {outcome} is replaced by the outcome: “You are a {outcome}!”."),
      .required(
        "outcomes", .list(of: .object(outcome), count: FileLimits.outcomes, noun: "outcome"),
        "The possible results."),
      .required(
        "questions", .list(of: .object(question), count: FileLimits.questions, noun: "question"),
        "The pool of questions."),
      .optional("draw", .integer(1...FileLimits.questions.upperBound), "The number of questions in a play."),
      .optional(
        "quotas", .integers(by: .tag, 0...FileLimits.questions.upperBound),
        "The numbers of drawn questions by tag: {school: 3, home: 4}."),
      .optional("shuffle", .either(.boolean, orMapping: shuffle), "Which parts of a play are in random order."),
      .optional(
        "ties", .either(.enumeration(["random", "first"]), orMapping: tieQuestion),
        "How a tie between outcomes is decided."),
      .optional("undecided", .object(undecided), "What players see if none of their answers counts."),
      .optional(
        "unlisted", .boolean,
        "Whether the front page and its search leave the quiz out (default: false). Its URL still works."
      ),
      .optional(
        "accept", .object(.quizAcceptances), "Warnings of `parlour check` to accept in this quiz, with reasons."),
      .optional("$schema", .format(.url), "The URL of the schema for editors; Parlour ignores it."),
    ],
    alternatives: [ExclusiveKeys(keys: ["languages", "language"], isRequired: true)])

  static let outcome = ObjectSchema(
    name: "an outcome",
    fields: [
      .required("id", .format(.id), "The outcome's id in this file."),
      .required("name", .text(limit: FileLimits.outcomeNameLength), "The outcome's name for players."),
      .optional("emoji", .format(.emoji), "An emoji for the outcome."),
      .optional("picture", .picture, "A picture instead of the emoji."),
      .required("description", .text(limit: FileLimits.textLength), "What players with this result see."),
      .optional(
        "accept", .object(.quizAcceptances), "Warnings of `parlour check` to accept in this outcome, with reasons."),
    ])

  static let question = ObjectSchema(
    name: "a question",
    fields: [
      .optional("id", .format(.id), "The question's id in this file. The default is q1, q2, … by position."),
      .required("text", .text(limit: FileLimits.textLength), "The question."),
      .optional("picture", .picture, "A picture above the question."),
      .optional(
        "kind", .enumeration(["single", "multiple", "ranged"]),
        "single (one answer, the default), multiple (switches) or ranged (a slider)."),
      .optional(
        "advance", .enumeration(["press", "submit"]),
        "Single questions only: whether pressing an answer goes on (press, the default) or a Submit button does."),
      .optional(
        "bands", .enumeration(["rounded", "equal"]),
        "Ranged questions only: whether the ends are half as wide as the other bands (rounded, the default) or equal."
      ),
      .optional("tag", .format(.tag), "The tag that quotas use."),
      .required(
        "answers", .list(of: .object(answer), count: FileLimits.answers, noun: "answer"),
        "The answers. For a ranged question, from one end of the scale to the other."),
      .optional(
        "accept", .object(.quizAcceptances), "Warnings of `parlour check` to accept in this question, with reasons."),
    ])

  static let answer = ObjectSchema(
    name: "an answer",
    fields: [
      .required("text", .text(limit: FileLimits.textLength), "The answer."),
      .optional("picture", .picture, "A picture next to the answer."),
      .optional("outcome", .format(.reference), "The id of the outcome that gets 1 point."),
      .optional(
        "points", .integers(by: .reference, 0...OutcomePoints.maxPoints),
        "Points for several outcomes: {dog: 2, cat: 1}."),
    ],
    alternatives: [ExclusiveKeys(keys: ["outcome", "points"], isRequired: false)])

  static let picture = ObjectSchema(
    name: "a picture",
    fields: [
      .required("file", .format(.path), "The picture's path, relative to the quiz file."),
      .optional("alt", .text(limit: FileLimits.titleLength), "What the picture shows, for players who can't see it."),
    ])

  static let shuffle = ObjectSchema(
    name: "shuffle",
    fields: [
      .optional("questions", .boolean, "Whether questions are in random order."),
      .optional("answers", .boolean, "Whether answers are in random order, except for ranged questions."),
    ])

  static let tieQuestion = ObjectSchema(
    name: "a tie rule",
    fields: [
      .required("question", .format(.reference), "The id of the question that is asked last and only breaks ties.")
    ])

  /// The ids of rules of `parlour check`, each with the reason to accept it.
  static let quizAcceptances = ObjectSchema(
    name: "the accepted warnings",
    fields: Acceptance.rules.map { .acceptance(of: $0, limit: FileLimits.titleLength) })

  static let undecided = ObjectSchema(
    name: "undecided",
    fields: [
      .required("title", .text(limit: FileLimits.titleLength), "The title instead of an outcome's name."),
      .required("description", .text(limit: FileLimits.textLength), "The text instead of an outcome's description."),
    ])
}

extension ValueSchema {
  static let picture = ValueSchema.either(.format(.path), orMapping: .picture)
}
