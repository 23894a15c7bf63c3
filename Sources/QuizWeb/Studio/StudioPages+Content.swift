import QuizDrafts
import QuizEngine
import QuizFormats
import QuizPages
import QuizService

// What the studio's pages show of drafts and quizzes.

extension StudioHomePage.Entry {
  init(_ entry: DraftListEntry, owner: String?) {
    self.init(
      draft: entry.id.token.text, title: entry.summary.title, language: entry.summary.language.map { Language($0) },
      state: StudioQuizState(entry.publication, of: entry.version, published: entry.publishedVersion),
      faces: entry.summary.faces.compactMap(OutcomeFace.init),
      playsThisWeek: entry.publication.flatMap { $0.state == .unpublished ? nil : entry.playsThisWeek },
      maxCountedPlays: DraftListEntry.maxCountedPlays, owner: owner)
  }
}

extension StudioQuizState {
  init(_ review: DraftReview) {
    self.init(review.publication, of: review.record.version, published: review.publishedVersion)
  }

  /// - Parameters:
  ///   - version: the draft's version now.
  ///   - published: the version that was published last.
  init(_ publication: DraftPublication?, of version: Int, published: Int?) {
    guard let publication else {
      self = .draft
      return
    }
    let isListed = publication.state == .listed
    self =
      if publication.state == .unpublished {
        .unpublished(reason: publication.isUnpublishedByOperator ? publication.reason : nil)
      } else if published.map({ $0 < version }) ?? false {
        .changed(isListed: isListed)
      } else {
        .published(isListed: isListed)
      }
  }
}

extension OutcomeFace {
  /// Nil for a picture that drafts can't have.
  init?(_ face: DraftSummary.Face) {
    switch face {
    case .emoji(let emoji): self = .emoji(emoji)
    case .picture(let name):
      guard let url = DraftPicture.url(name) else { return nil }
      self = .picture(url: url)
    }
  }
}

extension DraftPicture {
  /// The address of a picture by its name in a draft; nil if no picture has such a name.
  static func url(_ name: String) -> String? {
    guard let id = id(name), let format = PictureFile.Format(rawValue: String(name.drop { $0 != "." }.dropFirst()))
    else { return nil }
    return SitePath.picture(id.digest, format)
  }

  /// The addresses of a draft's pictures, by their names.
  static func urls(of draft: Draft) -> [String: String] {
    Dictionary(draft.pictureNames.compactMap { name in url(name).map { (name, $0) } }) { first, _ in first }
  }
}

extension EditorDiagnostic {
  init(_ diagnostic: DraftDiagnostic) {
    self.init(
      item: diagnostic.item, field: diagnostic.field, key: diagnostic.key, kind: diagnostic.kind,
      isError: diagnostic.diagnostic.severity == .error)
  }
}

extension NewQuizPage.FolderQuiz {
  init(_ revision: Revision, for visitor: Visitor) {
    let quiz = revision.quiz
    let language = visitor.language(of: quiz)
    let pictures = Dictionary(revision.pictures.map { ($0.name, $0) }) { first, _ in first }
    let faces = quiz.outcomes.compactMap { outcome -> OutcomeFace? in
      if let picture = outcome.picture.flatMap({ pictures[$0.file] }) {
        return .picture(url: SitePath.picture(picture.id.digest, picture.format))
      }
      return outcome.emoji.map { .emoji($0) }
    }
    self.init(id: quiz.id, title: quiz.title[language], language: language, faces: faces)
  }
}

extension NewQuizPage.ExampleQuiz {
  /// - Parameter language: the reader's.
  static func all(in language: Language) -> [DraftOrigin.Example: Self] {
    DraftOrigin.Example.allCases.reduce(into: [:]) { quizzes, example in
      guard let draft = DraftExample(rawValue: example.rawValue)?.draft(in: language) else { return }
      quizzes[example] = Self(
        title: draft.title, language: draft.summary.language.map { Language($0) } ?? language,
        faces: OutcomeFace.faces(of: draft) { _ in nil })
    }
  }
}

extension FileReport {
  /// What is wrong with a file; nil if the error isn't about it.
  init?(_ error: StudioError, of file: MultipartParser.File?, in texts: Texts) {
    let words = texts.studio.newQuiz.fileErrors
    let name = file?.name ?? ""
    switch error {
    case .fileHasMistakes(let diagnostics, let omitted):
      let mistakes = diagnostics.filter { $0.severity == .error }
      self.init(
        name: name, problem: words.hasMistakes(mistakes.count + omitted), mistakes: mistakes.map(Mistake.init),
        omittedMistakes: omitted)
    case .fileHasPictures: self.init(name: name, problem: words.hasPictures)
    case .storageFull: self.init(name: name, problem: words.storageFull)
    case .refused: self.init(name: name, problem: words.refused)
    case .outdated: self.init(name: name, problem: words.outdated)
    default: return nil
    }
  }
}

extension FileReport.Mistake {
  init(_ diagnostic: Diagnostic) {
    self.init(
      line: diagnostic.line, column: diagnostic.column, text: diagnostic.message + " " + diagnostic.help,
      excerpt: diagnostic.excerpt?.text)
  }
}
