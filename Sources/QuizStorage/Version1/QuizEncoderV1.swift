internal import QuizEngine

/// Version 1 of the stored form, which every version of Parlour writes. Values that equal the default are left out.
struct QuizEncoderV1 {
  let quiz: Quiz

  var json: JSONValue {
    .object([
      "id": .string(quiz.id.name),
      "languages": .array(quiz.languages.map { .string($0.tag) }),
      "title": text(quiz.title),
      "description": text(quiz.description),
      "picture": quiz.picture.map(picture),
      "accent": quiz.accent.map { .string("#" + $0.hex) },
      "reveal": quiz.reveal.map(text),
      "outcomes": .array(quiz.outcomes.map(outcome)),
      "questions": .array((quiz.questions + [quiz.tieBreaker].compactMap { $0 }).map(question)),
      "draw": quiz.selection.draw.map { .integer($0) },
      "quotas": quotas,
      "shuffle": shuffle,
      "ties": ties,
      "undecided": quiz.undecided.map { .object(["title": text($0.title), "description": text($0.description)]) },
      "unlisted": quiz.isUnlisted ? .boolean(true) : nil,
    ])
  }

  /// A string where the quiz's first language is the only one.
  private func text(_ text: LocalizedText) -> JSONValue {
    if text.translations.count == 1, let only = text.translations.first, only.language == quiz.languages.first {
      return .string(only.text)
    }
    return .object(text.translations.map { JSONValue.Member(key: $0.language.tag, value: .string($0.text)) })
  }

  private func picture(_ picture: Picture) -> JSONValue {
    guard let alt = picture.alt else { return .string(picture.file) }
    return .object(["file": .string(picture.file), "alt": text(alt)])
  }

  private func outcome(_ outcome: Outcome) -> JSONValue {
    .object([
      "id": .string(outcome.id.name),
      "emoji": outcome.emoji.map { .string($0) },
      "picture": outcome.picture.map(picture),
      "name": text(outcome.name),
      "description": text(outcome.description),
    ])
  }

  private func question(_ question: Question) -> JSONValue {
    let (kind, advance, bands): (String?, String?, String?) =
      switch question.kind {
      case .single(.press): (nil, nil, nil)
      case .single(.submit): (nil, "submit", nil)
      case .multiple: ("multiple", nil, nil)
      case .ranged(.rounded): ("ranged", nil, nil)
      case .ranged(.equal): ("ranged", nil, "equal")
      }
    return .object([
      "id": .string(question.id.name),
      "text": text(question.text),
      "picture": question.picture.map(picture),
      "kind": kind.map { .string($0) },
      "advance": advance.map { .string($0) },
      "bands": bands.map { .string($0) },
      "tag": question.tag.map { .string($0) },
      "answers": .array(question.answers.map(answer)),
    ])
  }

  /// One point for one outcome is written as `outcome`, anything else as `points`.
  private func answer(_ answer: Answer) -> JSONValue {
    let points = answer.outcomePoints.filter { $0.points > 0 }.sorted { $0.outcome < $1.outcome }
    let single = points.count == 1 && points.first?.points == 1 ? points.first : nil
    let members = points.map { JSONValue.Member(key: name(ofOutcome: $0.outcome), value: .integer($0.points)) }
    return .object([
      "text": text(answer.text),
      "picture": answer.picture.map(picture),
      "outcome": single.map { .string(name(ofOutcome: $0.outcome)) },
      "points": single != nil || points.isEmpty ? nil : .object(members),
    ])
  }

  private func name(ofOutcome index: Int) -> String { quiz.outcomes[index].id.name }

  private var quotas: JSONValue? {
    let quotas = quiz.selection.quotas
    return quotas.isEmpty ? nil : .object(quotas.map { JSONValue.Member(key: $0.tag, value: .integer($0.count)) })
  }

  private var shuffle: JSONValue? {
    switch (quiz.shuffle.questions, quiz.shuffle.answers) {
    case (false, false): nil
    case (true, true): .boolean(true)
    case (true, false): .object(["questions": .boolean(true)])
    case (false, true): .object(["answers": .boolean(true)])
    }
  }

  private var ties: JSONValue? {
    switch quiz.ties {
    case .random: nil
    case .first: .string("first")
    case .question(let question): .object(["question": .string(question.id.name)])
    }
  }
}
