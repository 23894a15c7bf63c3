import QuizCards
import QuizEngine
import QuizPages
import QuizService

extension LibraryService {
  /// The card of an outcome, or of the quiz itself.
  func card(_ outcome: Outcome?, of revision: Revision, in language: Language) async -> ShareCard {
    let quiz = revision.quiz
    let texts = Texts[language] ?? Texts.all[0]
    let title = quiz.title[language]
    return ShareCard(
      heading: outcome == nil ? nil : title,
      name: outcome.map { quiz.ownSentenceAndQuestion($0, in: language, texts) } ?? title,
      icons: await icons(outcome, of: revision),
      accent: AccentStylesheet(quiz.accent ?? Self.defaultAccent).lightAccent,
      language: language, siteName: texts.site.name)
  }

  /// The same colour as in `site.css`.
  static let defaultAccent = RGBColor(red: 0x8a, green: 0x3a, blue: 0x1d)

  /// An outcome's picture or emoji; for a quiz its picture, or else those of its first outcomes.
  private func icons(_ outcome: Outcome?, of revision: Revision) async -> [ShareCard.Icon] {
    if let outcome { return await icon(outcome, of: revision).map { [$0] } ?? [] }
    if let picture = await icon(revision.quiz.picture, of: revision) { return [picture] }
    var icons: [ShareCard.Icon] = []
    for outcome in revision.quiz.outcomes.prefix(4) {
      if let icon = await icon(outcome, of: revision) { icons.append(icon) }
    }
    return icons
  }

  private func icon(_ outcome: Outcome, of revision: Revision) async -> ShareCard.Icon? {
    if let picture = await icon(outcome.picture, of: revision) { return picture }
    return outcome.emoji.map(ShareCard.Icon.emoji)
  }

  /// A picture of the revision; nil if the store can't be read.
  private func icon(_ picture: Picture?, of revision: Revision) async -> ShareCard.Icon? {
    guard let entry = revision.pictures.first(where: { $0.name == picture?.file }) else { return nil }
    let file = try? await self.picture(entry.id)
    return (file ?? nil).map(ShareCard.Icon.picture)
  }
}
