extension Texts.Studio {
  /// The texts of the pages that publish and delete a quiz, of its history, and of conflicts between authors.
  struct Publishing: Sendable {
    let title: String
    let errors: String
    let warnings: String
    let notYet: String
    let who: String
    let listed: String
    let unlisted: String
    let listedLater: String
    let publish: String
    let publishChanges: String
    let unpublish: String
    let delete: String
    let deleteHeading: String
    let deleteText: String
    /// Follows for a quiz that was published.
    let deletePublished: String
    let deleteTitle: String
    let deleteWrong: String
    let deleteButton: String
    let historyText: String
    let noHistory: String
    let version: @Sendable (_ number: Int) -> String
    let look: String
    let restore: String
    let current: String
    let conflicts: String
    let conflictsText: String
    let theirs: String
    let mine: String
    let nothing: String
    let gone: String
    let changedMeanwhile: String
    let movedMeanwhile: String
  }
}
