internal import QuizEngine

extension QuizBuilder {
  mutating func readOutcomes() -> [Outcome] {
    let nodes = root["outcomes"]?.items.prefix(FileLimits.outcomes.upperBound) ?? []
    var read: [Outcome] = []
    var lines: [OutcomeID: SourceLocation] = [:]
    knowsAllOutcomes = !nodes.isEmpty
    let outer = diagnostics.path
    defer { diagnostics.path = outer }
    for (index, node) in nodes.enumerated() {
      diagnostics.path = DocumentPath(outcome: DocumentPath.Item(index: index, id: node["id"]?.text))
      let emoji = node["emoji"]?.text
      if let emojiNode = node["emoji"] { checkEmoji(emojiNode) }
      let name = text("name", of: node)
      let description = text("description", of: node)
      let picture = picture(of: node)
      guard let idNode = node["id"], let id = idNode.text.map({ OutcomeID($0) }), ScalarFormat.id.matches(id.name)
      else {
        knowsAllOutcomes = false
        continue
      }
      if let first = lines[id] {
        let line = diagnostics.source.line(of: first)
        diagnostics.add(DuplicateOutcomeID(name: id.name, first: line), at: idNode.location, field: "id")
        continue
      }
      lines[id] = idNode.location
      outcomes[id] = outcomes.count
      locations.outcomes.append(idNode.location)
      let nothing = LocalizedText([])
      read.append(
        Outcome(id: id, name: name ?? nothing, emoji: emoji, picture: picture, description: description ?? nothing))
    }
    return read
  }

  /// The points of an answer, in the order of the quiz's outcomes, without those of 0.
  mutating func outcomePoints(_ answer: DocumentNode) -> [OutcomePoints] {
    var found: [OutcomePoints] = []
    if let node = answer["outcome"], let name = node.text,
      let outcome = outcome(name, at: node.location, field: "outcome")
    {
      found.append(OutcomePoints(outcome: outcome))
    }
    for entry in answer["points"]?.entries ?? [] {
      guard let outcome = outcome(entry.key, at: entry.keyLocation, field: "points.\(entry.key)"),
        let weight = entry.value.integer, weight > 0
      else {
        continue
      }
      found.append(OutcomePoints(outcome: outcome, points: weight))
    }
    return found.sorted { $0.outcome < $1.outcome }
  }

  private mutating func outcome(_ name: String, at location: SourceLocation, field: String) -> Int? {
    if let outcome = outcomes[OutcomeID(name)] { return outcome }
    if knowsAllOutcomes, !name.isEmpty {
      let outer = diagnostics.path
      diagnostics.path?.descend(to: field)
      defer { diagnostics.path = outer }
      // A diagnostic that is only counted needs no list of known outcomes.
      if diagnostics.isFull(of: UnknownOutcome.self) {
        diagnostics.add(UnknownOutcome(name: name, known: []), at: location)
      } else {
        let known = root["outcomes"]?.items.compactMap { $0["id"]?.text } ?? []
        if field == "outcome", let rule = PointsAsOutcome(name, isKnown: known.contains) {
          diagnostics.add(rule, at: location)
          return nil
        }
        diagnostics.addUnknown(UnknownOutcome(name: name, known: known), name, at: location, isKnown: known.contains)
      }
    }
    return nil
  }
}
