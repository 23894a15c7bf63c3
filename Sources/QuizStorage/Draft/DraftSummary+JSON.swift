public import QuizDrafts

extension DraftCodec {
  /// The summary without its title, which databases keep beside it; empty if nothing is left.
  public static func encode(_ summary: DraftSummary) -> String {
    var members: [JSONValue.Member] = []
    if let language = summary.language { members.append(JSONValue.Member(key: "language", value: .string(language))) }
    let faces = summary.faces.map { face -> JSONValue in
      switch face {
      case .emoji(let emoji): .object([JSONValue.Member(key: "emoji", value: .string(emoji))])
      case .picture(let name): .object([JSONValue.Member(key: "picture", value: .string(name))])
      }
    }
    if !faces.isEmpty { members.append(JSONValue.Member(key: "faces", value: .array(faces))) }
    return members.isEmpty ? "" : JSONValue.object(members).text
  }

  /// The summary that ``encode(_:)-(DraftSummary)`` wrote.
  public static func decodeSummary(_ text: String, title: String) throws(QuizDecodingError) -> DraftSummary {
    guard !text.isEmpty else { return DraftSummary(title: title, language: nil, faces: []) }
    let root = StoredValue(try JSONReader.parse(text), path: "")
    var language: String?
    var faces: [DraftSummary.Face] = []
    for (key, value) in try root.members() {
      switch key {
      case "language": language = try value.string()
      case "faces":
        for item in try value.items(minimum: 0) {
          for (kind, name) in try item.members() {
            switch kind {
            case "emoji": faces.append(.emoji(try name.string()))
            case "picture": faces.append(.picture(try name.string()))
            default: throw item.error("isn't known")
            }
          }
        }
      default: throw value.error("isn't known")
      }
    }
    return DraftSummary(title: title, language: title.isEmpty ? nil : language, faces: faces)
  }
}
