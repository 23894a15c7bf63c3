@testable import QuizPages

extension TextEntry {
  /// The studio's entries that are functions.
  static func studio(of texts: Texts.Studio) -> [TextEntry] {
    [
      TextEntry("studio.home.playsThisWeek", texts.home.playsThisWeek),
      TextEntry("studio.home.manyPlaysThisWeek", texts.home.manyPlaysThisWeek),
      TextEntry("studio.previews.tooMany", texts.previews.tooMany),
      TextEntry("studio.previews.link", texts.previews.link),
      TextEntry("studio.publishing.idTaken", texts.publishing.idTaken),
      TextEntry("studio.publishing.idIsPermanent", texts.publishing.idIsPermanent),
      TextEntry("studio.newQuiz.fileErrors.hasMistakes", texts.newQuiz.fileErrors.hasMistakes),
      TextEntry("studio.newQuiz.location", texts.newQuiz.location),
      TextEntry("studio.newQuiz.moreMistakes", texts.newQuiz.moreMistakes),
      TextEntry("studio.newQuiz.copyOf", texts.newQuiz.copyOf),
      TextEntry("studio.newQuiz.tooMany", texts.newQuiz.tooMany),
      TextEntry("studio.draft.errors", texts.draft.errors),
      TextEntry("studio.draft.download", texts.draft.download),
      TextEntry("studio.editor.notes", texts.editor.notes),
      TextEntry("studio.editor.actions.removeLanguage", texts.editor.actions.removeLanguage),
      TextEntry("studio.editor.fields.quota", texts.editor.fields.quota),
      TextEntry("studio.editor.answer", texts.editor.answer),
      TextEntry("studio.editor.inLanguage", texts.editor.inLanguage),
      TextEntry(path: "studio.odds.mark", parameters: (0, 0)) { _, _ in texts.odds.mark(0.25) },
      TextEntry(path: "studio.odds.share", parameters: (0, 0)) { _, _ in texts.odds.share(0.26) },
      TextEntry("studio.publishing.version", texts.publishing.version),
      TextEntry("studio.odds.aboutShare", texts.odds.aboutShare),
    ]
  }
}
