/// What replaces an import that is undone.
///
/// The new import is added first, so that the bank has the old questions or the new ones at every moment. Questions
/// that both have then belong to the new one, and the undo removes the others.
package struct ImportReplacement: Hashable, Sendable {
  /// The new imports, one for each file. Questions that they changed aren't counted as changed by a later import.
  package var imports: Set<ImportID>
  /// The questions of the old import that the new ones would take over. Only for a dry run, which adds nothing.
  package var transferable: Set<BankQuestionID>

  package init(imports: Set<ImportID> = [], transferable: Set<BankQuestionID> = []) {
    self.imports = imports
    self.transferable = transferable
  }
}
