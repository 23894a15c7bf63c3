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
    /// The quiz is published; players can find it now.
    /// Players find it.
    let done: String
    /// Only those who have the link find it.
    let doneUnlisted: String
    /// The quiz was taken off the site.
    let takenOff: String
    let unpublish: String
    let unpublishText: String
    /// An operator's reason for taking an author's quiz off the site.
    let reason: String
    let reasonHint: String
    let reasonMissing: String
    /// What a new revision changes.
    let changes: Changes
    /// Heads the quiz's address, share picture and embedding code.
    let onSite: String
    let address: String
    let openQuiz: String
    let sharePicture: String
    /// Saves where the quiz is listed.
    let saveListing: String
    let listingSaved: String
    /// For the authors of a quiz that an operator took off the site.
    let operatorDecides: String
    let idTaken: @Sendable (_ id: String) -> String
    let idIsPermanent: @Sendable (_ id: String) -> String
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

    /// What changes for players when a draft is published.
    struct Changes: Sendable {
      let title: String
      /// Players have this version already.
      let nothing: String
      let underWay: String
      let added: String
      let removed: String
      let texts: String
      let languages: String
      let look: String
      let answers: String
      let points: String
      let rules: String
      let order: String
      let odds: String
      let outcome: String
      /// The odds of the version that players have, and of this one.
      let before: String
      let after: String
    }
  }
}
