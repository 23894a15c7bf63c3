/// A QTI 2 or 3 question: an `assessmentItem`. Parlour can play single choices.
struct QTIItem {
  private let item: XMLElement
  private let body: XMLElement?

  /// - Parameter element: an `assessmentItem` with names from ``QTINameNormalizer``.
  init(_ element: XMLElement) {
    item = element
    body = element["itembody"]
  }

  func record(_ diagnostics: inout Diagnostics) -> BankRecord {
    if isComputed { return unplayable(.calculated, &diagnostics) }
    if item["assessmentstimulusref"] != nil { return unplayable(.sharedText, &diagnostics) }
    let interactions = body?.descendants { $0.name.hasSuffix("interaction") } ?? []
    guard let interaction = interactions.first else { return unplayable(.description, &diagnostics) }
    if interactions.count > 1 { return unplayable(.other("several interactions in one"), &diagnostics) }
    switch interaction.name {
    case "choiceinteraction": return choiceRecord(interaction, &diagnostics)
    case "textentryinteraction": return unplayable(.shortAnswer, &diagnostics)
    case "extendedtextinteraction", "uploadinteraction", "drawinginteraction": return unplayable(.essay, &diagnostics)
    case "matchinteraction", "associateinteraction": return unplayable(.matching, &diagnostics)
    case "gapmatchinteraction", "inlinechoiceinteraction": return unplayable(.cloze, &diagnostics)
    case "hotspotinteraction", "graphicorderinteraction", "graphicassociateinteraction", "graphicgapmatchinteraction",
      "selectpointinteraction", "positionobjectinteraction", "mediainteraction":
      return unplayable(.pictures, &diagnostics)
    default: return unplayable(.other(String(interaction.name.dropLast(11))), &diagnostics)
    }
  }

  private func unplayable(_ kind: UnsupportedQuestionKind.Kind, _ diagnostics: inout Diagnostics) -> BankRecord {
    diagnostics.add(UnsupportedQuestionKind(kind: kind), at: item.location)
    return .unplayable
  }

  private func choiceRecord(_ interaction: XMLElement, _ diagnostics: inout Diagnostics) -> BankRecord {
    let choices = interaction.descendants { $0.name == "simplechoice" }
    let right = correctIdentifiers(interaction)
    guard right.count == 1 else { return unplayable(right.isEmpty ? .noKey : .multipleKeys, &diagnostics) }
    guard let key = choices.first(where: { $0.attributes["identifier"] == right[0] }) else {
      diagnostics.add(NoSuchAnswer(name: right[0], count: choices.count), at: interaction.location)
      return .invalid
    }
    let excluded: Set<String> = ["simplechoice", "rubricblock", "feedbackblock", "feedbackinline", "modalfeedback"]
    let question = HTMLText(body?.html(without: excluded) ?? "")
    let choiceTexts = choices.map { HTMLText($0.html(without: ["feedbackinline", "feedbackblock"])) }
    let texts = [question] + choiceTexts
    if texts.contains(where: \.hasMedia) { return unplayable(.pictures, &diagnostics) }
    if texts.contains(where: \.hasFormula) { return unplayable(.formulas, &diagnostics) }
    if hasText(after: interaction, without: excluded) { diagnostics.add(TextAfterChoices(), at: interaction.location) }
    let answers = zip(choices, choiceTexts).map { ($0, DocumentNode(.scalar($1.text, plain: false), at: $0.location)) }
    let wrong = answers.filter { $0.0.offset != key.offset }.map(\.1)
    let node =
      answers.first { $0.0.offset == key.offset }?.1 ?? DocumentNode(.scalar("", plain: false), at: key.location)
    return .question(
      DocumentNode.trivia(
        question.text, correctAnswer: node, wrong: wrong,
        otherFields: ["id": String((item.attributes["identifier"] ?? "").prefix(64))], at: item.location))
  }

  /// Whether a program computes a part of it: printed variables, templates, or feedback that disappears after an
  /// answer.
  private var isComputed: Bool {
    let names: Set<String> = ["printedvariable", "templateblock", "templateinline"]
    let parts = body?.descendants { element in
      names.contains(element.name)
        || element.name.hasPrefix("feedback") && element.attributes["showhide"]?.lowercased() == "hide"
    }
    return item["templateprocessing"] != nil || parts?.isEmpty == false
  }

  /// Whether there is text after the choices.
  private func hasText(after interaction: XMLElement, without excluded: Set<String>) -> Bool {
    guard let body else { return false }
    var rest = body
    rest.content = body.content(after: interaction.offset)
    return !HTMLText(rest.html(without: excluded.union(["choiceinteraction"]))).text.isBlank
  }

  /// The identifiers of right choices: those with points in the mapping if the mapping counts, otherwise those of the
  /// correct response.
  private func correctIdentifiers(_ interaction: XMLElement) -> [String] {
    let identifier = interaction.attributes["responseidentifier"]
    let declarations = item.children(named: "responsedeclaration")
    let declaration = declarations.first { $0.attributes["identifier"] == identifier } ?? declarations.first
    let correct = declaration?["correctresponse"]?.children(named: "value").map(\.text.trimmed) ?? []
    let mapped = (declaration?["mapping"]?.children(named: "mapentry") ?? []).filter {
      (Double($0.attributes["mappedvalue"] ?? "") ?? 0) > 0
    }.compactMap { $0.attributes["mapkey"] }
    return correct.isEmpty || isMapped && mapped.count > 1 ? mapped : correct
  }

  /// Whether the points come from the mapping.
  private var isMapped: Bool {
    let processing = item["responseprocessing"]
    return processing?.attributes["template"]?.contains("map_response") == true
      || processing?.descendants { $0.name == "mapresponse" }.isEmpty == false
  }
}

extension XMLElement {
  /// All matching elements in document order; it doesn't search inside a match.
  func descendants(where matches: (XMLElement) -> Bool) -> [XMLElement] {
    children.flatMap { matches($0) ? [$0] : $0.descendants(where: matches) }
  }

  /// The content after the element with an offset; empty if there is no such element.
  func content(after offset: Int) -> [Content] {
    for (index, part) in content.enumerated() {
      guard case .element(let element) = part else { continue }
      let rest = Array(content[(index + 1)...])
      if element.offset == offset { return rest }
      guard element.descendants(where: { $0.offset == offset }).isEmpty == false else { continue }
      return element.content(after: offset) + rest
    }
    return []
  }

  /// The content as HTML without attributes and without some elements.
  func html(without excluded: Set<String>) -> String {
    var html = ""
    for part in content {
      switch part {
      case .text(let text): html += text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      case .element(let element) where excluded.contains(element.name): continue
      case .element(let element):
        let name = Self.blocks.contains(element.name) ? "p" : element.name
        html += "<\(name)>" + element.html(without: excluded) + "</\(name)>"
      }
    }
    return html
  }

  private static let blocks: Set<String> = ["prompt", "choiceinteraction"]
}
