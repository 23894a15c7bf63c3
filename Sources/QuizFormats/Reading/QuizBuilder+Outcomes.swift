internal import QuizEngine

extension QuizBuilder {
  mutating func readOutcomes() -> [Outcome] {
    let nodes = root["outcomes"]?.items.prefix(Limits.outcomes.upperBound) ?? []
    var read: [Outcome] = []
    var lines: [OutcomeID: Place] = [:]
    knowsAllOutcomes = !nodes.isEmpty
    for node in nodes {
      let emoji = node["emoji"]?.text
      let (name, description) = (text(node["name"]), text(node["description"]))
      let picture = picture(node["picture"])
      guard let idNode = node["id"], let id = idNode.text.map({ OutcomeID($0) }), Word.id.accepts(id.name) else {
        knowsAllOutcomes = false
        continue
      }
      if let first = lines[id] {
        let line = findings.source.line(of: first)
        findings.add(DuplicateOutcome(name: id.name, first: line), at: idNode.place)
        continue
      }
      lines[id] = idNode.place
      outcomes[id] = outcomes.count
      places.outcomes.append(idNode.place)
      let nothing = LocalizedText([])
      read.append(
        Outcome(id: id, name: name ?? nothing, emoji: emoji, picture: picture, description: description ?? nothing))
    }
    return read
  }

  /// The points of an answer, by outcome in the quiz's order; those of weight 0 are dropped.
  mutating func leanings(_ answer: Node) -> [Leaning] {
    var leanings: [Leaning] = []
    if let node = answer["outcome"], let name = node.text, let outcome = outcome(name, at: node.place) {
      leanings.append(Leaning(outcome: outcome))
    }
    for entry in answer["points"]?.entries ?? [] {
      guard let outcome = outcome(entry.key, at: entry.keyPlace), let weight = entry.value.integer, weight > 0 else {
        continue
      }
      leanings.append(Leaning(outcome: outcome, weight: weight))
    }
    return leanings.sorted { $0.outcome < $1.outcome }
  }

  private mutating func outcome(_ name: String, at place: Place) -> Int? {
    if let outcome = outcomes[OutcomeID(name)] { return outcome }
    if knowsAllOutcomes, !name.isEmpty {
      // One that is only counted needs no list of what it could have been.
      if findings.isFull(of: UnknownOutcome.self) {
        findings.add(UnknownOutcome(name: name, known: []), at: place)
      } else {
        let known = root["outcomes"]?.items.compactMap { $0["id"]?.text } ?? []
        findings.addUnknown(UnknownOutcome(name: name, known: known), name, at: place, isKnown: known.contains)
      }
    }
    return nil
  }
}
