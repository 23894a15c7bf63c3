internal import QuizEngine

extension ObjectShape {
  /// A whole quiz file.
  static let quiz = ObjectShape(
    name: "a quiz",
    fields: [
      .optional("id", .word(.id), "The quiz's name in addresses. Without it, the file's name."),
      .optional(
        "languages", .list(of: .word(.language), count: Limits.languages, noun: "language"),
        "The quiz's languages, such as en, ru, zh-Hant. The first is the author's own; plain texts are in it."),
      .optional("language", .word(.language), "The quiz's language, where there is only one."),
      .required("title", .text(limit: Limits.title), "The quiz's title."),
      .required("description", .text(limit: Limits.text), "What the quiz is about, for the introduction."),
      .optional("picture", .picture, "A picture for the introduction."),
      .optional("accent", .word(.accent), "The quiz's colour, as #rrggbb."),
      .optional(
        "reveal", .text(limit: Limits.title),
        "The sentence of the result; {outcome} stands for the outcome: “You are a {outcome}!”."),
      .required(
        "outcomes", .list(of: .object(outcome), count: Limits.outcomes, noun: "outcome"),
        "What players can turn out to be."),
      .required(
        "questions", .list(of: .object(question), count: Limits.questions, noun: "question"), "The pool of questions."),
      .optional("draw", .number(1...Limits.questions.upperBound), "How many questions of the pool a play asks."),
      .optional(
        "quotas", .numbers(by: .tag, 0...Limits.questions.upperBound),
        "How many of the drawn questions have a tag: {school: 3, home: 4}."),
      .optional("shuffle", .either(.flag, orMapping: shuffle), "What a play shows in random order."),
      .optional(
        "ties", .either(.choice(["random", "first"]), orMapping: tieQuestion), "How a tie of outcomes is broken."),
      .optional("undecided", .object(undecided), "What a player reads who chose nothing that counts."),
      .optional(
        "unlisted", .flag,
        "Whether the quiz is kept off the front page and its search (false, the default). Its address works all the same."
      ),
      .optional(
        "accept", .object(.quizAcceptances), "Findings of `parlour check` that are right in this quiz, and why."),
      .optional("$schema", .word(.address), "Where an editor finds the schema; it has no other meaning."),
    ],
    alternatives: [Alternative(keys: ["languages", "language"], isRequired: true)])

  static let outcome = ObjectShape(
    name: "an outcome",
    fields: [
      .required("id", .word(.id), "The outcome's name in this file."),
      .required("name", .text(limit: Limits.outcomeName), "The outcome's name as players read it."),
      .optional("emoji", .word(.emoji), "The outcome's face."),
      .optional("picture", .picture, "A picture instead of the emoji."),
      .required("description", .text(limit: Limits.text), "What a player with this result reads."),
      .optional(
        "accept", .object(.quizAcceptances), "Findings of `parlour check` that are right in this outcome, and why."),
    ])

  static let question = ObjectShape(
    name: "a question",
    fields: [
      .optional("id", .word(.id), "The question's name in this file. Without it q1, q2, … by place."),
      .required("text", .text(limit: Limits.text), "The question."),
      .optional("picture", .picture, "A picture above the question."),
      .optional(
        "kind", .choice(["single", "multiple", "ranged"]),
        "single (one answer, the default), multiple (switches) or ranged (a slider)."),
      .optional(
        "advance", .choice(["press", "submit"]),
        "Of single questions: whether the press on an answer goes on (press, the default) or a Submit button."),
      .optional(
        "bands", .choice(["rounded", "equal"]),
        "Of ranged questions: whether the two ends get half the width of the others (rounded, the default) or the same."
      ),
      .optional("tag", .word(.tag), "By which a quota picks the question."),
      .required(
        "answers", .list(of: .object(answer), count: Limits.answers, noun: "answer"),
        "The answers; those of a ranged question from one end of the scale to the other."),
      .optional(
        "accept", .object(.quizAcceptances), "Findings of `parlour check` that are right in this question, and why."),
    ])

  static let answer = ObjectShape(
    name: "an answer",
    fields: [
      .required("text", .text(limit: Limits.text), "The answer."),
      .optional("picture", .picture, "A picture beside the answer."),
      .optional("outcome", .word(.reference), "The id of the outcome that the answer counts for, with 1 point."),
      .optional(
        "points", .numbers(by: .reference, 0...Leaning.greatestWeight),
        "Points for several outcomes: {dog: 2, cat: 1}."),
    ],
    alternatives: [Alternative(keys: ["outcome", "points"], isRequired: false)])

  static let picture = ObjectShape(
    name: "a picture",
    fields: [
      .required("file", .word(.path), "The picture's file beside the quiz file."),
      .optional("alt", .text(limit: Limits.title), "What the picture shows, for those who don't see it."),
    ])

  static let shuffle = ObjectShape(
    name: "shuffle",
    fields: [
      .optional("questions", .flag, "Whether the questions come in random order."),
      .optional("answers", .flag, "Whether answers do, those of ranged questions excepted."),
    ])

  static let tieQuestion = ObjectShape(
    name: "a tie rule",
    fields: [
      .required("question", .word(.reference), "The id of the question that is asked last and only breaks ties.")
    ])

  /// Rules of `parlour check` by their ids, each with the reason why what it finds is right here.
  static let quizAcceptances = ObjectShape(
    name: "the accepted findings",
    fields: Acceptance.rules.map { rule in
      .optional(rule.id, .line(limit: Limits.title), "Why what this rule finds is right here. \(rule.why)")
    })

  static let undecided = ObjectShape(
    name: "undecided",
    fields: [
      .required("title", .text(limit: Limits.title), "Instead of the outcome's name."),
      .required("description", .text(limit: Limits.text), "What the player reads."),
    ])
}

extension Shape {
  static let picture = Shape.either(.word(.path), orMapping: .picture)
}
