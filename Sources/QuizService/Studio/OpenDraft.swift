package import QuizDrafts
package import QuizEngine

/// What a new draft begins as.
package enum DraftSource: Hashable, Sendable {
  /// Nothing but its first language.
  case empty(Language)
  /// One of the examples, in an author's language.
  case example(DraftExample, Language)
  /// A copy of a quiz of the quiz folder.
  case copy(QuizID)
  /// The content of a draft.
  case tree(Draft)
  /// A quiz file, YAML or JSON in UTF-8, with its name. A name that ends in `.json` means JSON.
  case file([UInt8], name: String)
}

/// A draft as its editor shows it to an account.
package struct OpenDraft: Hashable, Sendable {
  package let record: DraftRecord
  package let relation: StudioPolicy.Relation
  /// The account's own steps.
  package let steps: DraftSteps
  /// Nil if it was never published.
  package let publication: DraftPublication?
  /// What the account may do with it.
  package let allowed: Set<StudioPolicy.Action>

  package var canUndo: Bool { steps.toUndo != nil }
  package var canRedo: Bool { steps.toRedo != nil }
}

extension Draft {
  /// A draft with one language.
  static func empty(in language: Language) -> Draft {
    let languages = [DraftItem(DraftItemID(language.tag), .language)]
    return (try? Draft(DraftItem(.quiz, .quiz, items: languages))) ?? Draft()
  }

  /// A copy of a quiz. It gets its own id. Its pictures are named by their content, so every draft can use every
  /// revision's pictures.
  ///
  /// - Throws: `.refused` if the quiz is larger than a draft may be.
  init(copyOf revision: Revision) throws(StudioError) {
    let draft = Draft(revision.quiz)
    let names = Dictionary(revision.pictures.map { ($0.name, DraftPicture.name($0)) }) { first, _ in first }
    do throws(DraftError) { try self.init(DraftItem(copying: draft.quiz, renaming: names)) } catch {
      throw .refused(error)
    }
  }

  /// The names of all pictures.
  package var pictureNames: Set<String> { quiz.pictureNames }
}

/// A picture of a draft is named by its content: `HEXDIGITS.png`.
package enum DraftPicture {
  static func name(_ picture: RevisionPicture) -> String { "\(picture.id.digest).\(picture.format.rawValue)" }

  /// The picture that a name means; nil if it isn't such a name.
  package static func id(_ name: String) -> PictureID? {
    let digest = name.prefix { $0 != "." }
    guard digest.utf8.count == 64, digest.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    return PictureID(digest: String(digest))
  }
}

extension DraftItem {
  fileprivate init(copying item: DraftItem, renaming names: [String: String]) {
    var values = item.values
    if item.kind == .quiz {
      values[Key(.id)] = nil
      values[Key(.unlisted)] = nil
    }
    if case .text(let file)? = values[Key(.picture)], let name = names[file] { values[Key(.picture)] = .text(name) }
    self.init(
      item.id, item.kind, values: values, items: item.items.map { DraftItem(copying: $0, renaming: names) })
  }

  fileprivate var pictureNames: Set<String> {
    var names = items.reduce(into: Set<String>()) { $0.formUnion($1.pictureNames) }
    if case .text(let file)? = self[.picture], !file.isEmpty { names.insert(file) }
    return names
  }
}
