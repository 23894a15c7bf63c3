internal import QuizDrafts
public import QuizEngine

extension SitePath {
  /// The studio's home. All its pages need a session, and a role that may write.
  public static let studio = "/studio"
  /// The ways to begin a quiz.
  public static let newQuiz = "/studio/new"
  /// Accepts a POST that begins a draft.
  public static let drafts = "/studio/drafts"

  /// - Parameter page: from 1.
  public static func studio(_ scope: StudioHomePage.Scope, page: Int = 1) -> String {
    let parameters =
      (scope == .all ? [QueryField.all + "=1"] : []) + (page > 1 ? [QueryField.page + "=" + String(page)] : [])
    return parameters.isEmpty ? studio : studio + "?" + parameters.joined(separator: "&")
  }

  /// - Parameter page: of the quizzes that can be copied, from 1.
  public static func newQuiz(page: Int) -> String {
    page > 1 ? newQuiz + "?" + QueryField.page + "=" + String(page) + "#folder" : newQuiz
  }

  /// The editor of a draft.
  public static func draft(_ draft: String) -> String { "/studio/d/" + draft }

  /// The editor with one card open.
  ///
  /// - Parameter second: the language that is shown beside the first; nil for none.
  public static func draft(_ draft: String, card: EditorCard, second: Language? = nil) -> String {
    let path = self.draft(draft) + "?" + QueryField.card + "=" + card.name.percentEncoded
    return second.map { path + "&" + QueryField.language + "=" + $0.tag.percentEncoded } ?? path
  }

  /// The draft with its content in one of its languages.
  public static func draft(_ draft: String, in language: Language) -> String {
    self.draft(draft) + "?" + QueryField.contentLanguage + "=" + language.tag.percentEncoded
  }

  /// The draft after a file has replaced its content.
  public static func replacedDraft(_ draft: String) -> String { self.draft(draft) + "?" + QueryField.done + "=1" }
  /// Accepts a POST with a file that replaces the content.
  public static func replaceDraft(_ draft: String) -> String { self.draft(draft) + "/file" }
  /// The quiz as a file. The name of a format ends its path.
  public static func export(_ draft: String, _ format: String) -> String { self.draft(draft) + "/export/" + format }

  /// Accepts a POST with the fields of one card.
  public static func saveCard(of draft: String) -> String { self.draft(draft) + "/card" }
  /// Accept a POST that takes back the last change, or makes it again.
  public static func undo(_ draft: String) -> String { self.draft(draft) + "/undo" }
  public static func redo(_ draft: String) -> String { self.draft(draft) + "/redo" }
  /// A draft's preview, for everybody who has the link.
  public static func preview(_ token: String) -> String { "/preview/" + token }
  /// A draft's preview, for the accounts that may read it.
  public static func ownPreview(of draft: String) -> String { preview("draft-" + draft) }
  /// The links to a draft's preview, and a POST that makes another one.
  public static func previews(of draft: String) -> String { self.draft(draft) + "/previews" }
  /// Accepts a POST that revokes a link.
  public static func revokePreview(of draft: String) -> String { self.draft(draft) + "/previews/revoke" }
  /// The draft as players would see it.
  public static func livePage(of draft: String) -> String { self.draft(draft) + "/live" }
  /// What is still wrong, and the form that publishes.
  public static func publish(_ draft: String) -> String { self.draft(draft) + "/publish" }
  /// The same after the quiz was published, or after its listing was changed.
  public static func published(_ draft: String) -> String { publish(draft) + "?" + QueryField.done + "=1" }
  public static func listingSaved(_ draft: String) -> String { publish(draft) + "?" + QueryField.done + "=listing" }
  /// The same after the quiz was taken off the site.
  public static func takenOff(_ draft: String) -> String { publish(draft) + "?" + QueryField.done + "=off" }
  /// Accepts a POST that says whether the front page lists the quiz.
  public static func listing(of draft: String) -> String { self.draft(draft) + "/listing" }
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
  public static func statistics(of draft: String) -> String { self.draft(draft) + "/statistics" }
}
