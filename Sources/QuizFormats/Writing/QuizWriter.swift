internal import QuizEngine

/// Converts a quiz to the values of its file.
struct QuizWriter {
  let quiz: Quiz

  var quizEntries: KeyValuePairs<String, OutputNode?> {
    [
      "id": .text(quiz.id.name),
      "languages": .list(quiz.languages.map { .text($0.tag) }),
      "title": text(quiz.title),
      "description": text(quiz.description),
      "picture": quiz.picture.map(picture),
      "accent": quiz.accent.map { .text($0.css) },
      "reveal": quiz.reveal.map(text),
      "outcomes": .list(quiz.outcomes.map(outcome)),
      "questions": .list((quiz.questions + [quiz.tieBreaker].compactMap { $0 }).map(question)),
      "draw": quiz.selection.draw.map { .literal("\($0)") },
      "quotas": quotas,
      "shuffle": shuffle,
      "ties": ties,
      "undecided": quiz.undecided.map { .mapping(["title": text($0.title), "description": text($0.description)]) },
      "unlisted": quiz.isUnlisted ? .literal("true") : nil,
    ]
  }

  private func text(_ text: LocalizedText) -> OutputNode {
    if text.translations.count == 1, let only = text.translations.first, only.language == quiz.languages.first {
      return .text(only.text)
    }
    return .mapping(text.translations.map { ($0.language.tag, .text($0.text)) })
  }

  private func picture(_ picture: Picture) -> OutputNode {
    guard let alt = picture.alt else { return .text(picture.file) }
    return .mapping(["file": .text(picture.file), "alt": text(alt)])
  }

  private func outcome(_ outcome: Outcome) -> OutputNode {
    .mapping([
      "id": .text(outcome.id.name),
      "emoji": outcome.emoji.map { .text($0) },
      "picture": outcome.picture.map(picture),
      "name": text(outcome.name),
      "description": text(outcome.description),
    ])
  }

  private func question(_ question: Question) -> OutputNode {
    let (kind, advance, bands): (String?, String?, String?) =
      switch question.kind {
      case .single(.press): (nil, nil, nil)
      case .single(.submit): (nil, "submit", nil)
      case .multiple: ("multiple", nil, nil)
      case .ranged(.rounded): ("ranged", nil, nil)
      case .ranged(.equal): ("ranged", nil, "equal")
      }
    return .mapping([
      "id": .text(question.id.name),
      "text": text(question.text),
      "picture": question.picture.map(picture),
      "kind": kind.map { .text($0) },
      "advance": advance.map { .text($0) },
      "bands": bands.map { .text($0) },
      "tag": question.tag.map { .text($0) },
      "answers": .list(question.answers.map(answer)),
    ])
  }

  private func answer(_ answer: Answer) -> OutputNode {
    let given = answer.outcomePoints.filter { $0.points > 0 }.sorted { $0.outcome < $1.outcome }
    let isShort = given.count == 1 && given.first?.points == 1
    let points = given.map { (quiz.outcomes[$0.outcome].id.name, OutputNode.literal("\($0.points)")) }
    return .mapping([
      "text": text(answer.text),
      "picture": answer.picture.map(picture),
      "outcome": isShort ? given.first.map { .text(quiz.outcomes[$0.outcome].id.name) } : nil,
      "points": isShort || given.isEmpty ? nil : .mapping(points),
    ])
  }

  private var quotas: OutputNode? {
    let quotas = quiz.selection.quotas
    return quotas.isEmpty ? nil : .mapping(quotas.map { ($0.tag, .literal("\($0.count)")) })
  }

  private var shuffle: OutputNode? {
    switch (quiz.shuffle.questions, quiz.shuffle.answers) {
    case (false, false): nil
    case (true, true): .literal("true")
    case (let questions, let answers):
      .mapping(["questions": questions ? .literal("true") : nil, "answers": answers ? .literal("true") : nil])
    }
  }

  private var ties: OutputNode? {
    switch quiz.ties {
    case .random: nil
    case .first: .text("first")
    case .question(let question): .mapping(["question": .text(question.id.name)])
    }
  }
}
