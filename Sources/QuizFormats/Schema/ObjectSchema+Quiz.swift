internal import QuizEngine

extension ObjectSchema {
  /// A whole quiz file.
  static let quiz = ObjectSchema(
    name: "a quiz",
    fields: [
      .optional("id", .format(.id), "The quiz's name in addresses. Without it, the file's name."),
      .optional(
        "languages", .list(of: .format(.language), count: FileLimits.languages, noun: "language"),
        "The quiz's languages, such as en, ru, zh-Hant. The first is the author's own; plain texts are in it."),
      .optional("language", .format(.language), "The quiz's language, where there is only one."),
      .required("title", .text(limit: FileLimits.titleLength), "The quiz's title."),
      .required("description", .text(limit: FileLimits.textLength), "What the quiz is about, for the introduction."),
      .optional("picture", .picture, "A picture for the introduction."),
      .optional("accent", .format(.accent), "The quiz's colour, as #rrggbb."),
      .optional(
        "reveal", .text(limit: FileLimits.titleLength),
        "The sentence of the result; {outcome} stands for the outcome: “You are a {outcome}!”."),
      .required(
        "outcomes", .list(of: .object(outcome), count: FileLimits.outcomes, noun: "outcome"),
        "What players can turn out to be."),
      .required(
        "questions", .list(of: .object(question), count: FileLimits.questions, noun: "question"),
        "The pool of questions."),
      .optional("draw", .integer(1...FileLimits.questions.upperBound), "How many questions of the pool a play asks."),
      .optional(
        "quotas", .integers(by: .tag, 0...FileLimits.questions.upperBound),
        "How many of the drawn questions have a tag: {school: 3, home: 4}."),
      .optional("shuffle", .either(.boolean, orMapping: shuffle), "What a play shows in random order."),
      .optional(
        "ties", .either(.enumeration(["random", "first"]), orMapping: tieQuestion), "How a tie of outcomes is broken."),
      .optional("undecided", .object(undecided), "What a player reads who chose nothing that counts."),
      .optional(
        "unlisted", .boolean,
        "Whether the quiz is kept off the front page and its search (false, the default). Its address works all the same."
      ),
      .optional(
        "accept", .object(.quizAcceptances), "Findings of `parlour check` that are right in this quiz, and why."),
      .optional("$schema", .format(.url), "Where an editor finds the schema; it has no other meaning."),
    ],
    alternatives: [ExclusiveKeys(keys: ["languages", "language"], isRequired: true)])

  static let outcome = ObjectSchema(
    name: "an outcome",
    fields: [
      .required("id", .format(.id), "The outcome's name in this file."),
      .required("name", .text(limit: FileLimits.outcomeNameLength), "The outcome's name as players read it."),
      .optional("emoji", .format(.emoji), "The outcome's face."),
      .optional("picture", .picture, "A picture instead of the emoji."),
      .required("description", .text(limit: FileLimits.textLength), "What a player with this result reads."),
      .optional(
        "accept", .object(.quizAcceptances), "Findings of `parlour check` that are right in this outcome, and why."),
    ])

  static let question = ObjectSchema(
    name: "a question",
    fields: [
      .optional("id", .format(.id), "The question's name in this file. Without it q1, q2, … by place."),
      .required("text", .text(limit: FileLimits.textLength), "The question."),
      .optional("picture", .picture, "A picture above the question."),
      .optional(
        "kind", .enumeration(["single", "multiple", "ranged"]),
        "single (one answer, the default), multiple (switches) or ranged (a slider)."),
      .optional(
        "advance", .enumeration(["press", "submit"]),
        "Of single questions: whether the press on an answer goes on (press, the default) or a Submit button."),
      .optional(
        "bands", .enumeration(["rounded", "equal"]),
        "Of ranged questions: whether the two ends get half the width of the others (rounded, the default) or the same."
      ),
      .optional("tag", .format(.tag), "By which a quota picks the question."),
      .required(
        "answers", .list(of: .object(answer), count: FileLimits.answers, noun: "answer"),
        "The answers; those of a ranged question from one end of the scale to the other."),
      .optional(
        "accept", .object(.quizAcceptances), "Findings of `parlour check` that are right in this question, and why."),
    ])

  static let answer = ObjectSchema(
    name: "an answer",
    fields: [
      .required("text", .text(limit: FileLimits.textLength), "The answer."),
      .optional("picture", .picture, "A picture beside the answer."),
      .optional("outcome", .format(.reference), "The id of the outcome that the answer counts for, with 1 point."),
      .optional(
        "points", .integers(by: .reference, 0...OutcomePoints.maxPoints),
        "Points for several outcomes: {dog: 2, cat: 1}."),
    ],
    alternatives: [ExclusiveKeys(keys: ["outcome", "points"], isRequired: false)])

  static let picture = ObjectSchema(
    name: "a picture",
    fields: [
      .required("file", .format(.path), "The picture's file beside the quiz file."),
      .optional("alt", .text(limit: FileLimits.titleLength), "What the picture shows, for those who don't see it."),
    ])

  static let shuffle = ObjectSchema(
    name: "shuffle",
    fields: [
      .optional("questions", .boolean, "Whether the questions come in random order."),
      .optional("answers", .boolean, "Whether answers do, those of ranged questions excepted."),
    ])

  static let tieQuestion = ObjectSchema(
    name: "a tie rule",
    fields: [
      .required("question", .format(.reference), "The id of the question that is asked last and only breaks ties.")
    ])

  /// Rules of `parlour check` by their ids, each with the reason why what it finds is right here.
  static let quizAcceptances = ObjectSchema(
    name: "the accepted findings",
    fields: Acceptance.rules.map { .acceptance(of: $0, limit: FileLimits.titleLength) })

  static let undecided = ObjectSchema(
    name: "undecided",
    fields: [
      .required("title", .text(limit: FileLimits.titleLength), "Instead of the outcome's name."),
      .required("description", .text(limit: FileLimits.textLength), "What the player reads."),
    ])
}

extension ValueSchema {
  static let picture = ValueSchema.either(.format(.path), orMapping: .picture)
}
