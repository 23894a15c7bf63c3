internal import QuizDrafts
public import QuizEngine

extension SitePath {
  /// The studio's home. All its pages need a session, and a role that may write.
  public static let studio = "/studio"
  /// Accepts a POST that begins a draft.
  public static let drafts = "/studio/drafts"

  /// The parameters of the editor: the card that is open, and the second language beside the first.
  public static let (cardField, secondLanguageField) = ("card", "lang")

  /// The editor of a draft.
  public static func draft(_ draft: String) -> String { "/studio/d/" + draft.percentEncoded }

  /// The editor with one card open.
  ///
  /// - Parameter second: the language that is shown beside the first; nil for none.
  public static func draft(_ draft: String, card: EditorCard, second: Language? = nil) -> String {
    let path = self.draft(draft) + "?" + cardField + "=" + card.name.percentEncoded
    return second.map { path + "&" + secondLanguageField + "=" + $0.tag.percentEncoded } ?? path
  }

  /// Accepts a POST with the fields of one card.
  public static func saveCard(of draft: String) -> String { self.draft(draft) + "/card" }
  /// Accept a POST that takes back the last change, or makes it again.
  public static func undo(_ draft: String) -> String { self.draft(draft) + "/undo" }
  public static func redo(_ draft: String) -> String { self.draft(draft) + "/redo" }
  /// The draft as players would see it.
  public static func livePage(of draft: String) -> String { self.draft(draft) + "/live" }
  /// What is still wrong, and the form that publishes.
  public static func publish(_ draft: String) -> String { self.draft(draft) + "/publish" }
  /// Accepts a POST that takes the quiz off the site.
  public static func unpublish(_ draft: String) -> String { self.draft(draft) + "/unpublish" }
  /// Asks for the title, and accepts a POST that deletes.
  public static func delete(_ draft: String) -> String { self.draft(draft) + "/delete" }
  public static func history(of draft: String) -> String { self.draft(draft) + "/history" }
  /// The draft as it was at a version.
  public static func history(of draft: String, version: Int) -> String {
    history(of: draft) + "/" + String(version)
  }
  /// Accepts a POST that takes a version back as the draft.
  public static func restore(_ draft: String) -> String { self.draft(draft) + "/restore" }
  /// The quiz as a file.
  public static func export(_ draft: String) -> String { self.draft(draft) + "/export" }
  public static func statistics(of draft: String) -> String { self.draft(draft) + "/statistics" }
}
